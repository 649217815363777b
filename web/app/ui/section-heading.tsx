import type { ReactNode } from "react";

interface SectionHeadingProps {
  id: string;
  title: string;
  /** One sentence below the title. */
  children?: ReactNode;
}

export function SectionHeading({ id, title, children }: SectionHeadingProps) {
  return (
    <div className="mb-[clamp(2rem,4vw,3.5rem)]">
      <h2 id={id} className="max-w-[17em] text-h2">
        {title}
      </h2>
      {children && <p className="mt-4 max-w-[34em] text-lead">{children}</p>}
    </div>
  );
}
