import {
  dueAfterAcceptance,
  type PaymentTerms,
} from "@agency/contract/offers/payment-request-totals";
import { isoDay } from "../../format/time.ts";
import { ChoiceOptions, Field } from "../../ui/field.tsx";
import { bindField, type FieldsProps } from "./fields.ts";
import { toContent } from "./form.ts";

const termsHints: Record<PaymentTerms, string> = {
  deposit:
    "The client accepts and pays a deposit. The balance is due after you mark the project as delivered.",
  upfront: "The client accepts and pays the full amount.",
  net15: "For hours already worked. Due 15 days after you send it. No acceptance needed.",
};

export function PaymentTermsFields(props: FieldsProps) {
  const { form, dispatch } = props;
  const { terms } = form;
  const { depositPercent } = toContent(form);
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Payment terms</h2>
      <div className="grid gap-3.5">
        <fieldset className="field">
          <legend className="sr-only">Schedule</legend>
          <div className="choice choice-tall">
            <ChoiceOptions
              name="terms"
              options={{
                deposit: `${depositPercent}% deposit, ${100 - depositPercent}% on delivery`,
                upfront: "Full payment upfront",
                net15: "Net 15",
              }}
              value={terms}
              onChange={(value) => dispatch({ type: "change-field", field: "terms", value })}
            />
          </div>
          <small>{termsHints[terms]}</small>
        </fieldset>
        <div className="field-pairs">
          {terms === "deposit" && (
            <Field
              label="Deposit (%)"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              hint="The balance is due after delivery."
              {...bindField(props, "depositPercent")}
            />
          )}
          {terms !== "net15" && (
            <Field
              label={terms === "deposit" ? "Deposit due date" : "Due date"}
              type="date"
              min={isoDay(new Date())}
              hint={`If blank, due ${dueAfterAcceptance}.`}
              {...bindField(props, "dueOn")}
            />
          )}
          <Field
            label="Tax (%)"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            {...bindField(props, "tax")}
          />
        </div>
      </div>
    </section>
  );
}
