import type { ReactNode } from "react";
import { useRevalidator, useRouteError } from "react-router";
import { ApiError, isUnreachable } from "../api/api-error.ts";
import { get } from "../api/client.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

interface RetryNoticeProps {
  title?: string;
  children: ReactNode;
}

export const unreachableTitle = "Can’t reach the service.";

/** A loading error, with a button to retry immediately. */
export const RetryNotice = ({ title = unreachableTitle, children }: RetryNoticeProps) => (
  <Notice tone="danger" title={title} action={<RetryButton className="btn-sm" />}>
    {children}
  </Notice>
);

export function RetryButton({ className }: { className: string }) {
  const { state, revalidate } = useRevalidator();
  const error = useRouteError();
  // The router and the browser keep failing when code could not be loaded once, so only a reload helps.
  const needsReload = error instanceof Error && !(error instanceof ApiError);
  const retry = needsReload ? reloadIfReachable : revalidate;
  return (
    <Button className={className} busy={state === "loading"} onClick={() => retry()}>
      Try again
    </Button>
  );
}

/** While offline, a reload would replace the desk by an error page of the browser. */
async function reloadIfReachable() {
  const failure: unknown = await get("/version").catch((error: unknown) => error);
  if (!isUnreachable(failure)) location.reload();
}
