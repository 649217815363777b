import { ChevronDown as ChevronDownIcon, CircleAlert as CircleAlertIcon } from "lucide";
import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from "react";
import { Icon } from "./icon.tsx";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string;
  error?: string | undefined;
  /** Stands before what is typed, such as $. */
  unit?: string;
}

/** A labeled input; what is wrong with it stands below and belongs to it. */
export function Field({ label, hint, error, unit, className = "", ...input }: FieldProps) {
  const id = useId();
  const about = error || hint ? `${id}-about` : undefined;
  const control = (
    <input
      {...input}
      id={id}
      className={`input ${className}`}
      aria-invalid={error ? true : undefined}
      aria-describedby={about}
    />
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {unit ? (
        <div className="with-unit">
          <span aria-hidden="true">{unit}</span>
          {control}
        </div>
      ) : (
        control
      )}
      {error ? <FieldError id={about} text={error} /> : hint && <small id={about}>{hint}</small>}
    </div>
  );
}

export function FieldError({ id, text }: { id?: string | undefined; text: string }) {
  return (
    <p className="error-text" id={id} role="alert">
      <Icon icon={CircleAlertIcon} size={16} />
      {text}
    </p>
  );
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  children: ReactNode;
}

export function Select({ children, ...select }: SelectProps) {
  return (
    <span className="select">
      <select {...select} className="input">
        {children}
      </select>
      <Icon icon={ChevronDownIcon} size={18} />
    </span>
  );
}
