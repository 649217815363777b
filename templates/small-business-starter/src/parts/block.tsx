import type { ReactNode } from "react";
import type { Section } from "../content-types.ts";
import type { SectionName } from "../types.ts";

interface BlockProps {
  name: SectionName;
  section: Pick<Section, "link" | "heading" | "intro">;
  /** Stands beside the heading, in the place of the intro. */
  beside?: ReactNode;
  children: ReactNode;
}

/*
  The frame of every section: its heading, its intro and the name that links lead to.
  "@container" lets a section look at its own width instead of the screen's,
  so that it also works in half the space, side by side with another.
*/
export function Block({ name, section, beside, children }: BlockProps) {
  const { heading, intro, link } = section;
  const side = beside ?? (intro && <p className="max-w-md text-lg text-balance">{intro}</p>);
  return (
    <section
      id={name}
      aria-label={heading ? undefined : link || undefined}
      aria-labelledby={heading ? `${name}-heading` : undefined}
      className="@container scroll-mt-24"
    >
      {(heading || side) && (
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 @3xl:mb-12">
          {heading && (
            <h2 id={`${name}-heading`} className="heading-2 block-heading max-w-[22ch]">
              {heading}
            </h2>
          )}
          {side}
        </div>
      )}
      {children}
    </section>
  );
}
