import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

interface RetryNoticeProps {
  title?: string;
  children: ReactNode;
}

/** Something did not come: what that means, and a button for whoever does not want to wait. */
export function RetryNotice({
  title = "The desk cannot reach the service.",
  children,
}: RetryNoticeProps) {
  const { state, revalidate } = useRevalidator();
  return (
    <Notice
      tone="bad"
      title={title}
      action={
        <Button className="btn-s" busy={state === "loading"} onClick={() => revalidate()}>
          Try now
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
