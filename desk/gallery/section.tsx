import type { ReactNode } from "react";

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4 border-t border-(--desk-line) py-8" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
