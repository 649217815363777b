import { type ComponentProps, type FocusEvent, type SyntheticEvent, useId, useState } from "react";

export const controlStyle =
  "block w-full scroll-mt-10 rounded-control bg-white px-4 text-base text-ink ring-1 ring-inset ring-input transition-shadow duration-200 placeholder:text-meta focus:ring-2 focus:ring-brand-600 focus:outline-none user-invalid:ring-2 user-invalid:ring-bad disabled:bg-mist disabled:text-meta";

export interface LabelProps {
  label: string;
  /** Shown below an invalid field instead of the browser's message. */
  customError?: string;
}

export function Field({
  label,
  customError,
  className = "",
  ...rest
}: LabelProps & ComponentProps<"input">) {
  const { control, error } = useFieldError(customError);
  return (
    <div className={className}>
      <Label htmlFor={control.id}>{label}</Label>
      <input className={`${controlStyle} h-13`} {...control} {...rest} />
      {error}
    </div>
  );
}

export function TextArea({
  label,
  customError,
  className = "",
  ...rest
}: LabelProps & ComponentProps<"textarea">) {
  const { control, error } = useFieldError(customError);
  return (
    <div className={className}>
      <Label htmlFor={control.id}>{label}</Label>
      <textarea
        className={`${controlStyle} min-h-32 resize-none py-3 field-sizing-content`}
        {...control}
        {...rest}
      />
      {error}
    </div>
  );
}

export function Label({ htmlFor, children }: { htmlFor: string; children: string }) {
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block text-small font-semibold text-ink">
      {children}
    </label>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement;
const controls = "input, textarea, select";

/** The browser validates. Its bubble would cover the next label, so the error is shown below the field. */
export function useFieldError(customError?: string) {
  const id = useId();
  const [message, setMessage] = useState("");
  const check = ({ currentTarget: field }: SyntheticEvent<Control>) =>
    setMessage(field.matches(":user-invalid") ? field.validationMessage : "");
  // Not in the state, because customError can change while the field stays invalid.
  const text = message && (customError || message);
  const control = {
    id,
    "aria-invalid": text !== "" || undefined,
    "aria-describedby": text ? `${id}-error` : undefined,
    onInput: check,
    onBlur(event: FocusEvent<Control>) {
      // Only when another field gets the focus: a new error would move a pressed button away from the pointer.
      if (event.relatedTarget?.matches(controls)) check(event);
    },
    onInvalid(event: SyntheticEvent<Control>) {
      event.preventDefault();
      check(event);
      const field = event.currentTarget;
      if (field.form?.querySelector(`:is(${controls}):invalid`) === field) field.focus();
    },
  };
  const error = text && (
    <p id={`${id}-error`} className="mt-1.5 text-small text-bad">
      {text}
    </p>
  );
  return { control, error };
}
