import { type ComponentProps, type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  /** Nothing is left to do about it. */
  over?: boolean;
  children: ReactNode;
}

/** What was bought, and the one thing to do about it. */
export function Panel({ title, over = false, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`rounded-price p-7 sm:p-10 ${over ? "bg-mist" : "on-dark bg-ink"}`}
    >
      <h2 id={id} className="mb-6 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function PanelLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a
      className="inline-block font-semibold text-white underline underline-offset-4 hover:decoration-2"
      {...rest}
    >
      {children}
    </a>
  );
}
