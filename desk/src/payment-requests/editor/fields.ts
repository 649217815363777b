import type { Dispatch } from "react";
import type { DraftAction } from "./draft-reducer.ts";
import type { Form } from "./form.ts";
import type { FieldErrors } from "./validation.ts";

/** Props of every section of the form. */
export interface FieldsProps {
  form: Form;
  errors: FieldErrors;
  dispatch: Dispatch<DraftAction>;
}

type TextFieldName = Exclude<keyof Form, "lines" | "terms" | "milestones">;

/** Connects an input to a text field of the form: value, error and change handler. */
export const bindField = ({ form, errors, dispatch }: FieldsProps, field: TextFieldName) => ({
  value: form[field],
  error: errors[field],
  onChange: (event: { target: { value: string } }) =>
    dispatch({ type: "change-field", field, value: event.target.value }),
});
