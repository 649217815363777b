import { useEffect, useRef } from "react";
import { Field } from "../ui/field.tsx";

/** The input for a code by email. Takes the focus. */
export function CodeField({ error }: { error: string | undefined }) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector("input")?.focus(), []);
  return (
    <div ref={container}>
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
        data-autofocus
      />
    </div>
  );
}
