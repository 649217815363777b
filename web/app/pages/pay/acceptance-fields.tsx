import type { ComponentProps, ReactNode } from "react";
import { Label, type LabelProps, useFieldError } from "#app/ui/field.tsx";

/** A text field styled as a signature line. */
export function SignatureField({
  label,
  customError,
  ...rest
}: LabelProps & ComponentProps<"input">) {
  const { control, error } = useFieldError(customError);
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

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  children: ReactNode;
  customError?: string;
}

export function Checkbox({ children, customError, className = "", ...rest }: CheckboxProps) {
  const { control, error } = useFieldError(customError);
  return (
    <div className={className}>
      <label htmlFor={control.id} className="flex gap-3.5 text-ink">
        {/* A wrapper, because a ring on the native checkbox would have square corners. */}
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
