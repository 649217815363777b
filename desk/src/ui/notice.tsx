import { CircleAlert as CircleAlertIcon, CircleCheck as CircleCheckIcon } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface NoticeProps {
  tone: "bad" | "warn" | "good" | "now";
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === "bad" ? "alert" : undefined}>
      <Icon icon={tone === "good" ? CircleCheckIcon : CircleAlertIcon} />
      <p>{title}</p>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

/** Why something was refused, near where it was asked for. */
export function ErrorNotice({ text }: { text: string | undefined }) {
  return text ? <Notice tone="bad" title={text} /> : null;
}
