import type { ReactNode } from "react";

interface DetailProps {
  term: string;
  className?: string;
  children: ReactNode;
}

/** One row of a description list. */
export const Detail = ({ term, className, children }: DetailProps) => (
  <div className={className}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
