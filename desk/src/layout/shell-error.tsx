import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

const retryMs = 10_000;

/** Nothing is known yet, and the service does not answer. */
export function ShellError() {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => revalidate(), retryMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <main className="main">
      <div className="page page-narrow">
        <h1 className="sr-only">Desk</h1>
        <Notice
          tone="bad"
          title="The desk cannot reach the service."
          action={
            <Button className="btn-s" busy={state === "loading"} onClick={() => revalidate()}>
              Try now
            </Button>
          }
        >
          We try again every ten seconds.
        </Notice>
      </div>
    </main>
  );
}
