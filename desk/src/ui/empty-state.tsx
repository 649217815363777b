import type { ReactNode } from "react";
import { Icon, type IconType } from "./icon.tsx";

interface EmptyStateProps {
  icon: IconType;
  title: string;
  text: string;
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="panel empty-state">
      <Icon icon={icon} size={32} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className="btn-group">{children}</div>}
    </div>
  );
}
