import { CircleAlert as CircleAlertIcon, CircleCheck as CircleCheckIcon } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface NoticeProps {
  tone: "danger" | "warning" | "success" | "info";
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function Notice({ tone, title, children, action }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === "danger" ? "alert" : undefined}>
      <Icon icon={tone === "success" ? CircleCheckIcon : CircleAlertIcon} />
      <p>{title}</p>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

/** Shows the error of a request next to the control that sent it. */
export function ErrorNotice({ text }: { text: string | undefined }) {
  return text ? <Notice tone="danger" title={text} /> : null;
}
