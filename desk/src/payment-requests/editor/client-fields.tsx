import { textLimits } from "@agency/contract/limits/text-limits";
import { Field, TextArea } from "../../ui/field.tsx";
import { bindField, type FieldsProps } from "./fields.ts";

export function ClientFields(props: FieldsProps) {
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Client</h2>
      <div className="field-pairs">
        <Field
          label="Name"
          maxLength={textLimits.name}
          autoComplete="off"
          {...bindField(props, "name")}
        />
        <Field
          label="Email"
          type="email"
          inputMode="email"
          maxLength={textLimits.email}
          autoComplete="off"
          {...bindField(props, "email")}
        />
        <Field
          label="Company"
          maxLength={textLimits.company}
          autoComplete="off"
          {...bindField(props, "company")}
        />
        <Field
          label="Tax ID"
          maxLength={textLimits.taxId}
          autoComplete="off"
          {...bindField(props, "taxId")}
        />
        <div className="full-row">
          <TextArea
            label="Address"
            rows={2}
            maxLength={textLimits.address}
            hint="Optional. Shown on the invoice."
            {...bindField(props, "address")}
          />
        </div>
      </div>
    </section>
  );
}
