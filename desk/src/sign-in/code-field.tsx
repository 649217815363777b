import { useEffect, useRef } from "react";
import { Field } from "../ui/field.tsx";

/** For the code that was mailed; what is typed next belongs in it. */
export function CodeField({ error }: { error: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={place}>
      <Field
        label="Code"
        name="code"
        className="code-input"
        required
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        error={error}
        data-first
      />
    </div>
  );
}
