import { ChevronDown as ChevronDownIcon, CircleAlert as CircleAlertIcon } from "lucide";
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type SyntheticEvent,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from "react";
import { Icon } from "./icon.tsx";

interface LabelProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface LabeledProps extends LabelProps {
  children: (control: ControlProps) => ReactNode;
}

/** A labeled control with its hint or error below. Shows the browser's error there, and not in a bubble. */
export function Labeled({ label, hint, error: givenError, children }: LabeledProps) {
  const id = useId();
  const [invalidText, setInvalidText] = useState("");
  const error = invalidText || givenError;
  const descriptionId = error || hint ? `${id}-description` : undefined;
  function showInvalid(event: SyntheticEvent) {
    const { validity, validationMessage } = replaceBubble(event);
    setInvalidText(validity.valueMissing ? `Enter the ${label.toLowerCase()}.` : validationMessage);
  }
  return (
    <div className="field" onInvalidCapture={showInvalid} onInput={() => setInvalidText("")}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": descriptionId,
      })}
      {error ? (
        <FieldError id={descriptionId} text={error} />
      ) : (
        hint && <small id={descriptionId}>{hint}</small>
      )}
    </div>
  );
}

/** Suppresses the browser's bubble for an invalid control. Without it, the browser does not focus the first one. */
export function replaceBubble(event: SyntheticEvent) {
  event.preventDefault();
  const control = event.target as HTMLInputElement;
  if (control === control.form?.querySelector(":invalid:not(fieldset)")) control.focus();
  return control;
}

export function FieldError({ id, text }: { id?: string | undefined; text: string }) {
  return (
    <p className="error-text" id={id} role="alert">
      <Icon icon={CircleAlertIcon} size={16} />
      {text}
    </p>
  );
}

interface FieldProps extends LabelProps, InputHTMLAttributes<HTMLInputElement> {
  /** A prefix such as $. */
  unit?: string;
}

export function Field({ label, hint, error, unit, className = "", ...input }: FieldProps) {
  return (
    <Labeled label={label} hint={hint} error={error}>
      {(control) => {
        const field = <input {...input} {...control} className={`input ${className}`} />;
        return unit ? (
          <div className="with-unit">
            <span aria-hidden="true">{unit}</span>
            {field}
          </div>
        ) : (
          field
        );
      }}
    </Labeled>
  );
}

interface TextAreaProps extends LabelProps, TextareaHTMLAttributes<HTMLTextAreaElement> {}

export function TextArea({ label, hint, error, className = "", ...textarea }: TextAreaProps) {
  return (
    <Labeled label={label} hint={hint} error={error}>
      {(control) => <textarea {...textarea} {...control} className={`input ${className}`} />}
    </Labeled>
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

export function SelectField({ label, hint, error, ...select }: LabelProps & SelectProps) {
  return (
    <Labeled label={label} hint={hint} error={error}>
      {(control) => <Select {...select} {...control} />}
    </Labeled>
  );
}

interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  /** Value and label of each option. */
  options: Readonly<Record<Value, string>>;
  /** Undefined for a field that only the form reads, which starts with the first option. */
  value?: Value;
  onChange?: (value: Value) => void;
}

/** Two or three options, shown side by side. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <fieldset className="field">
      <legend>{props.legend}</legend>
      <div className="choice">
        <ChoiceOptions {...props} />
      </div>
    </fieldset>
  );
}

export function ChoiceOptions<Value extends string>(props: Omit<ChoiceProps<Value>, "legend">) {
  const { name, options, value, onChange } = props;
  const entries = Object.entries<string>(options) as [Value, string][];
  return entries.map(([option, label], index) => (
    <label key={option}>
      <input
        type="radio"
        name={name}
        value={option}
        {...(onChange
          ? { checked: option === value, onChange: () => onChange(option) }
          : { defaultChecked: index === 0 })}
      />
      {label}
    </label>
  ));
}
