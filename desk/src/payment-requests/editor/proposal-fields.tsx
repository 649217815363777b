import { textLimits } from "@agency/contract/limits/text-limits";
import { useState } from "react";
import { Field, Labeled, Select, TextArea } from "../../ui/field.tsx";
import { bindField, type FieldsProps } from "./fields.ts";
import { findOffer, offerGroups } from "./offers.ts";

export function ProposalFields(props: FieldsProps) {
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Proposal</h2>
      <div className="grid gap-3.5">
        <CatalogField {...props} />
        <Field
          label="Title"
          maxLength={textLimits.requestTitle}
          autoComplete="off"
          placeholder="Short summary of what the client gets"
          {...bindField(props, "title")}
        />
        <TextArea
          label="Description"
          rows={5}
          maxLength={textLimits.requestBody}
          placeholder="Scope, timeline and what’s included"
          hint="Leave a blank line between paragraphs."
          {...bindField(props, "body")}
        />
      </div>
    </section>
  );
}

/** Has a separate Add button, because each arrow key press changes the value of a select. */
function CatalogField({ dispatch }: FieldsProps) {
  const [offerId, setOfferId] = useState("");
  function addOffer() {
    const offer = findOffer(offerId);
    if (offer) dispatch({ type: "add-offer", offer });
    setOfferId("");
  }
  return (
    <Labeled label="Add from catalog">
      {(control) => (
        <div className="catalog-field">
          <Select {...control} value={offerId} onChange={(event) => setOfferId(event.target.value)}>
            <option value="">Choose a package or service…</option>
            {Object.entries(offerGroups).map(([group, offers]) => (
              <optgroup key={group} label={group}>
                {offers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          <button type="button" className="btn" disabled={!offerId} onClick={addOffer}>
            Add
          </button>
        </div>
      )}
    </Labeled>
  );
}
