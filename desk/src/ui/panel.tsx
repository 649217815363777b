import type { ReactNode } from "react";

interface PanelProps {
  title: string;
  /** At the end of the title line. */
  aside?: ReactNode;
  isLastOnPhone?: boolean;
  bodyClassName?: string;
  children: ReactNode;
}

export const Panel = ({
  title,
  aside,
  isLastOnPhone,
  bodyClassName = "",
  children,
}: PanelProps) => (
  <section className={`panel ${isLastOnPhone ? "last-on-phone" : ""}`}>
    <div className="panel-header">
      <h2>{title}</h2>
      {aside}
    </div>
    <div className={`panel-body ${bodyClassName}`}>{children}</div>
  </section>
);
