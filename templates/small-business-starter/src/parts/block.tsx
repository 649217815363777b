import type { ReactNode } from "react";
import type { Section } from "../content-types.ts";
import type { SectionName } from "../types.ts";

interface BlockProps {
  name: SectionName;
  section: Pick<Section, "link" | "heading" | "intro">;
  /** Shown next to the heading instead of the intro. */
  beside?: ReactNode;
  children: ReactNode;
}

/*
  A section with a heading, an intro and an anchor for links.
  "@container" makes its layout depend on its own width, so that two sections fit side by side.
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
