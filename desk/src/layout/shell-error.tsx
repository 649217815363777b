import { RetryNotice } from "./retry-notice.tsx";
import { usePolling } from "./use-polling.ts";

/** Nothing is known yet, and the service does not answer. */
export function ShellError() {
  usePolling();
  return (
    <main className="main">
      <div className="page page-narrow pt-4">
        <h1 className="sr-only">Desk</h1>
        <RetryNotice>We try again every ten seconds.</RetryNotice>
      </div>
    </main>
  );
}
