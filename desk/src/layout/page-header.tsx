import type { ReactNode } from "react";

interface PageHeaderProps {
  title: ReactNode;
  /** A status next to the heading. */
  badge?: ReactNode;
  subtitle?: ReactNode;
  /** For screens whose title is in the top bar on phones. */
  hideTitleOnPhone?: boolean;
  children?: ReactNode;
}

export function PageHeader({
  title,
  badge,
  subtitle,
  hideTitleOnPhone = false,
  children,
}: PageHeaderProps) {
  return (
    <div className={hideTitleOnPhone ? "page-header hide-title-on-phone" : "page-header"}>
      <div>
        <div className="title-line">
          <h1 tabIndex={-1}>{title}</h1>
          {badge}
        </div>
        {subtitle && <p className="page-subtitle">{subtitle}</p>}
      </div>
      {children}
    </div>
  );
}
