import type { ReactNode } from "react";

interface PageHeadProps {
  title: string;
  /** Beside the heading: a state. */
  beside?: ReactNode;
  /** One line of facts. */
  sub?: ReactNode;
  /** On a phone the bar above a list already says its name. */
  top?: boolean;
  children?: ReactNode;
}

export function PageHeader({ title, beside, sub, top = false, children }: PageHeadProps) {
  return (
    <div className={top ? "page-head top" : "page-head"}>
      <div>
        <div className="titleline">
          <h1 tabIndex={-1}>{title}</h1>
          {beside}
        </div>
        {sub && <p className="page-sub">{sub}</p>}
      </div>
      {children}
    </div>
  );
}
