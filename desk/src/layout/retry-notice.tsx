import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

interface RetryNoticeProps {
  title?: string;
  children: ReactNode;
}

/** A loading error, with a button to retry immediately. */
export function RetryNotice({ title = "Can’t reach the service.", children }: RetryNoticeProps) {
  const { state, revalidate } = useRevalidator();
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        <Button className="btn-sm" busy={state === "loading"} onClick={() => revalidate()}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
