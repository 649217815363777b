import { useId, useState } from "react";
import { Field, Select } from "../../ui/field.tsx";
import { bind, type FieldsProps } from "./fields.ts";
import { findOffer, offers } from "./offers.ts";
import { TextArea } from "./text-area.tsx";

export function ProposalFields(props: FieldsProps) {
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Proposal</h2>
      <div className="grid gap-3.5">
        <StartFrom {...props} />
        <Field
          label="Title"
          maxLength={150}
          autoComplete="off"
          placeholder="What they get, in a few words"
          {...bind(props, "title")}
        />
        <TextArea
          label="Text"
          rows={5}
          maxLength={10_000}
          placeholder="What you will do, by when, and what is included"
          hint="An empty line begins a new paragraph."
          {...bind(props, "body")}
        />
      </div>
    </section>
  );
}

/** Chosen first, added by a button: on a keyboard a select changes with every arrow. */
function StartFrom({ step }: FieldsProps) {
  const id = useId();
  const [chosen, setChosen] = useState("");
  function add() {
    const offer = findOffer(chosen);
    if (offer) step({ do: "take-offer", offer });
    setChosen("");
  }
  return (
    <div className="field">
      <label htmlFor={id}>Start from the catalog</label>
      <div className="start-from">
        <Select id={id} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">Nothing, I write it myself</option>
          {Object.entries(offers).map(([group, entries]) => (
            <optgroup key={group} label={group}>
              {entries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <button type="button" className="btn" disabled={!chosen} onClick={add}>
          Add it
        </button>
      </div>
    </div>
  );
}
