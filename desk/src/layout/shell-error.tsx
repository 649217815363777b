import { RetryNotice } from "./retry-notice.tsx";
import { usePolling } from "./use-polling.ts";

/** Shown when the service is unreachable on the first load. */
export function ShellError() {
  usePolling();
  return (
    <main className="main">
      <div className="page page-narrow pt-4">
        <h1 className="sr-only">Desk</h1>
        <RetryNotice>We’ll try again every 10 seconds.</RetryNotice>
      </div>
    </main>
  );
}
