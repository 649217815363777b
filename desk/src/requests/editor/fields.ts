import type { Dispatch } from "react";
import type { Form } from "./form.ts";
import type { Problems } from "./problems.ts";
import type { Step } from "./writing.ts";

/** What every part of the form gets. */
export interface FieldsProps {
  form: Form;
  problems: Problems;
  step: Dispatch<Step>;
}

type Texts = Exclude<keyof Form, "lines" | "terms" | "milestones">;

/** For a field: its value, what is wrong with it, and what happens when somebody types. */
export const bind = ({ form, problems, step }: FieldsProps, field: Texts) => ({
  value: form[field],
  error: problems[field],
  onChange: (event: { target: { value: string } }) =>
    step({ do: "type", field, value: event.target.value }),
});
