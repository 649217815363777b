import type { ReactNode } from "react";

interface SectionHeadingProps {
  id: string;
  title: string;
  /** One calm sentence beside the title. */
  children?: ReactNode;
}

export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className="mb-[clamp(2.5rem,5vw,4.5rem)] grid items-end gap-x-8 gap-y-4 lg:grid-cols-[7fr_4fr]">
      <h2 id={id} className="max-w-[13.3em] text-h2">
        {title}
      </h2>
      {children && <p className="max-w-[29.3em]">{children}</p>}
    </div>
  );
}
