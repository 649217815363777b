import type { ReactNode } from "react";
import { Icon, type IconType } from "./icon.tsx";

interface BlankProps {
  icon: IconType;
  title: string;
  text: string;
  children?: ReactNode;
}

/** Nothing here, and what will appear. */
export function EmptyState({ icon, title, text, children }: BlankProps) {
  return (
    <div className="panel blank">
      <Icon icon={icon} size={32} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className="btns">{children}</div>}
    </div>
  );
}
