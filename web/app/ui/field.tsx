import { type ComponentProps, useId } from "react";

const box =
  "block w-full rounded-control bg-white px-4 text-base text-ink ring-1 ring-inset ring-input transition-shadow duration-200 placeholder:text-meta focus:ring-2 focus:ring-brand-600 focus:outline-none user-invalid:ring-2 user-invalid:ring-bad";

interface FieldProps extends ComponentProps<"input"> {
  label: string;
}

export function Field({ label, className = "", ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <Label htmlFor={id}>{label}</Label>
      <input id={id} className={`${box} h-13`} {...rest} />
    </div>
  );
}

interface TextAreaProps extends ComponentProps<"textarea"> {
  label: string;
}

export function TextArea({ label, className = "", ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={className}>
      <Label htmlFor={id}>{label}</Label>
      <textarea
        id={id}
        className={`${box} min-h-32 resize-none py-3 field-sizing-content`}
        {...rest}
      />
    </div>
  );
}

function Label({ htmlFor, children }: { htmlFor: string; children: string }) {
  return (
    <label htmlFor={htmlFor} className="mb-1.5 block text-small font-semibold text-ink">
      {children}
    </label>
  );
}
