import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useState,
} from "react";

const box =
  "block w-full scroll-mt-10 rounded-control bg-white px-4 text-base text-ink ring-1 ring-inset ring-input transition-shadow duration-200 placeholder:text-meta focus:ring-2 focus:ring-brand-600 focus:outline-none user-invalid:ring-2 user-invalid:ring-bad";

interface Labelled {
  label: string;
  /** Said under the field when it is empty or malformed; the browser's own words unless given. */
  wrong?: string;
}

export function Field({
  label,
  wrong,
  className = "",
  ...rest
}: Labelled & ComponentProps<"input">) {
  const { control, error } = useError(wrong);
  return (
    <div className={className}>
      <Label htmlFor={control.id}>{label}</Label>
      <input className={`${box} h-13`} {...control} {...rest} />
      {error}
    </div>
  );
}

/** A name that is a signature, on its line. */
export function SignatureField({ label, wrong, ...rest }: Labelled & ComponentProps<"input">) {
  const { control, error } = useError(wrong);
  return (
    <div>
      <Label htmlFor={control.id}>{label}</Label>
      <div className="relative">
        <span aria-hidden className="absolute bottom-3.5 left-4 font-sans text-h3 text-accent">
          ×
        </span>
        <input
          className="block h-20 w-full scroll-mt-10 rounded-t-control border-b-2 border-ink bg-tint pr-4 pl-11 font-signature text-[clamp(2.25rem,1.8rem+2vw,3rem)] font-light text-brand-800 italic focus:border-brand-600 focus:shadow-[0_2px_0_var(--color-brand-600)] focus:outline-none user-invalid:border-bad"
          {...control}
          {...rest}
        />
      </div>
      {error}
    </div>
  );
}

export function TextArea({
  label,
  wrong,
  className = "",
  ...rest
}: Labelled & ComponentProps<"textarea">) {
  const { control, error } = useError(wrong);
  return (
    <div className={className}>
      <Label htmlFor={control.id}>{label}</Label>
      <textarea
        className={`${box} min-h-32 resize-none py-3 field-sizing-content`}
        {...control}
        {...rest}
      />
      {error}
    </div>
  );
}

interface CheckProps extends Omit<ComponentProps<"input">, "type"> {
  children: ReactNode;
  wrong?: string;
}

/** A box to tick, and what it says. */
export function Check({ children, wrong, className = "", ...rest }: CheckProps) {
  const { control, error } = useError(wrong);
  return (
    <div className={className}>
      <label htmlFor={control.id} className="flex gap-3.5 text-ink">
        {/* The browser draws the box, and an outline of its own would have square corners. */}
        <span className="mt-1 size-5.5 shrink-0 rounded-[3px] ring-bad has-user-invalid:ring-2">
          <input
            type="checkbox"
            className="block size-5.5 accent-brand-600"
            {...control}
            {...rest}
          />
        </span>
        <span>{children}</span>
      </label>
      <div className="pl-9">{error}</div>
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

type Control = HTMLInputElement | HTMLTextAreaElement;
const controls = "input, textarea";

/** The browser still decides what is valid. Its bubble would cover the next label, so the words go under the field. */
function useError(wrong?: string) {
  const id = useId();
  const [text, setText] = useState("");
  const check = ({ currentTarget: field }: SyntheticEvent<Control>) =>
    setText(field.matches(":user-invalid") ? wrong || field.validationMessage : "");
  const control = {
    id,
    "aria-invalid": text !== "" || undefined,
    "aria-describedby": text ? `${id}-error` : undefined,
    onInput: check,
    onBlur(event: FocusEvent<Control>) {
      // Words that appear under a pressed button would move it away from the pointer.
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
