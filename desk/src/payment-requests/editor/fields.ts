import type { Dispatch } from "react";
import type { EditorAction } from "./editor-reducer.ts";
import type { FormValues } from "./form.ts";
import type { FieldErrors } from "./validation.ts";

/** Props of every section of the form. */
export interface FieldsProps {
  form: FormValues;
  errors: FieldErrors;
  dispatch: Dispatch<EditorAction>;
}

type TextFieldName = Exclude<keyof FormValues, "lines" | "terms" | "milestones">;

/** Connects an input to a text field of the form: value, error and change handler. */
export const bindField = ({ form, errors, dispatch }: FieldsProps, field: TextFieldName) => ({
  value: form[field],
  error: errors[field],
  onChange: (event: { target: { value: string } }) =>
    dispatch({ type: "change-field", field, value: event.target.value }),
});
