import type { Dispatch } from "react";
import type { DraftAction } from "./draft-reducer.ts";
import type { Form } from "./form.ts";
import type { FieldErrors } from "./validation.ts";

/** What every part of the form gets. */
export interface FieldsProps {
  form: Form;
  problems: FieldErrors;
  step: Dispatch<DraftAction>;
}

type Texts = Exclude<keyof Form, "lines" | "terms" | "milestones">;

/** For a field: its value, what is wrong with it, and what happens when somebody types. */
export const bind = ({ form, problems, step }: FieldsProps, field: Texts) => ({
  value: form[field],
  error: problems[field],
  onChange: (event: { target: { value: string } }) =>
    step({ do: "type", field, value: event.target.value }),
});
