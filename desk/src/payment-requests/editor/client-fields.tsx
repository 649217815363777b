import { Field } from "../../ui/field.tsx";
import { bind, type FieldsProps } from "./fields.ts";
import { TextArea } from "./text-area.tsx";

export function ClientFields(props: FieldsProps) {
  const off = { autoComplete: "off" };
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Client</h2>
      <div className="pairs">
        <Field label="Name" maxLength={200} {...off} {...bind(props, "name")} />
        <Field
          label="E-mail"
          type="email"
          inputMode="email"
          maxLength={254}
          {...off}
          {...bind(props, "email")}
        />
        <Field label="Company" maxLength={200} {...off} {...bind(props, "company")} />
        <Field label="VAT or tax id" maxLength={40} {...off} {...bind(props, "vatId")} />
        <div className="whole-row">
          <TextArea
            label="Address"
            rows={2}
            maxLength={500}
            hint="For the invoice, if you know it"
            {...bind(props, "address")}
          />
        </div>
      </div>
    </section>
  );
}
