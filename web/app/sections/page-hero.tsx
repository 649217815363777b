import type { ReactNode } from "react";

interface PageHeroProps {
  title: string;
  lead: string;
  /** Buttons under the lead. */
  children?: ReactNode;
}

export function PageHero({ title, lead, children }: PageHeroProps) {
  return (
    <section className="bg-linear-to-b from-tint to-white pt-[clamp(3.5rem,2.4rem+5vw,6.5rem)] pb-[clamp(2.5rem,1.8rem+3.5vw,5rem)]">
      <div className="wrap">
        <h1 className="max-w-[10.6em] text-display">{title}</h1>
        <p className="mt-6 max-w-[34.6em] text-lead">{lead}</p>
        {children && <div className="mt-9 flex flex-wrap gap-3.5">{children}</div>}
      </div>
    </section>
  );
}
