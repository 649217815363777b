import { textLimits } from "@agency/contract/limits/text-limits";
import { useState } from "react";
import { Field, Labeled, Select, TextArea } from "../../ui/field.tsx";
import { catalogOptionGroups, findCatalogPrefill } from "./catalog-prefills.ts";
import { bindField, type FieldsProps } from "./fields.ts";

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
  const [catalogId, setCatalogId] = useState("");
  function addFromCatalog() {
    const prefill = findCatalogPrefill(catalogId);
    if (prefill) dispatch({ type: "add-from-catalog", prefill });
    setCatalogId("");
  }
  return (
    <Labeled label="Add from catalog">
      {(control) => (
        <div className="catalog-field">
          <Select
            {...control}
            value={catalogId}
            onChange={(event) => setCatalogId(event.target.value)}
          >
            <option value="">Choose a package or service…</option>
            {Object.entries(catalogOptionGroups).map(([group, options]) => (
              <optgroup key={group} label={group}>
                {options.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
          <button type="button" className="btn" disabled={!catalogId} onClick={addFromCatalog}>
            Add
          </button>
        </div>
      )}
    </Labeled>
  );
}
