import {
  dueAfterAcceptance,
  type PaymentTerms,
} from "@agency/contract/offers/payment-request-totals";
import { isoDay } from "../../format/time.ts";
import { Field } from "../../ui/field.tsx";
import { bind, type FieldsProps } from "./fields.ts";
import { toContent } from "./form.ts";

const ways: Record<PaymentTerms, { name: (depositPercent: number) => string; hint: string }> = {
  halves: {
    name: (deposit) => `${deposit}% now, ${100 - deposit}% on delivery`,
    hint: "The client accepts and pays a deposit; the balance opens when you say that it is delivered.",
  },
  all: { name: () => "All at once", hint: "The client accepts and pays everything." },
  net15: {
    name: () => "Invoice, 15 days",
    hint: "For hours that were worked: nothing to accept, due 15 days after it is sent.",
  },
};

export function PaymentTermsFields(props: FieldsProps) {
  const { form, step } = props;
  const { terms } = form;
  const { depositPercent } = toContent(form);
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
                {name(depositPercent)}
              </label>
            ))}
          </div>
          <small>{ways[terms].hint}</small>
        </fieldset>
        <div className="pairs">
          {terms === "halves" && (
            <Field
              label="Deposit, %"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              hint="The rest is due on delivery"
              {...bind(props, "depositPercent")}
            />
          )}
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
