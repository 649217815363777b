import { dueAfterAcceptance, type RequestTerms } from "@agency/contract/request-sums";
import { Field } from "../../ui/field.tsx";
import { isoDay } from "../../ui/time.ts";
import { bind, type FieldsProps } from "./fields.ts";

const ways: Record<RequestTerms, { name: string; hint: string }> = {
  halves: {
    name: "50% now, 50% on delivery",
    hint: "The client accepts and pays a deposit; the balance opens when you say that it is delivered.",
  },
  all: { name: "All at once", hint: "The client accepts and pays everything." },
  net15: {
    name: "Invoice, 15 days",
    hint: "For hours that were worked: nothing to accept, due 15 days after it is sent.",
  },
};

export function PayingFields(props: FieldsProps) {
  const { form, step } = props;
  const { terms } = form;
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Paying</h2>
      <div className="grid gap-3.5">
        <fieldset className="field">
          <legend className="sr-only">How it is paid</legend>
          <div className="choice choice-tall">
            {Object.entries(ways).map(([way, { name }]) => (
              <label key={way}>
                <input
                  type="radio"
                  name="terms"
                  checked={terms === way}
                  onChange={() => step({ do: "type", field: "terms", value: way })}
                />
                {name}
              </label>
            ))}
          </div>
          <small>{ways[terms].hint}</small>
        </fieldset>
        <div className="pairs">
          {terms !== "net15" && (
            <Field
              label={terms === "halves" ? "Deposit due" : "Due"}
              type="date"
              min={isoDay(new Date())}
              hint={`Left empty: ${dueAfterAcceptance}`}
              {...bind(props, "dueOn")}
            />
          )}
          <Field
            label="Tax, %"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            {...bind(props, "tax")}
          />
        </div>
      </div>
    </section>
  );
}
