import { type TextareaHTMLAttributes, useId } from "react";
import { FieldError } from "../../ui/field.tsx";

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** Like a field, for several lines. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  const about = error || hint ? `${id}-about` : undefined;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        className="input"
        aria-invalid={error ? true : undefined}
        aria-describedby={about}
      />
      {error ? <FieldError id={about} text={error} /> : hint && <small id={about}>{hint}</small>}
    </div>
  );
}
