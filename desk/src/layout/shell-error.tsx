import { RetryNotice } from "./retry-notice.tsx";
import { usePolling } from "./use-polling.ts";

/** Shown when the service is unreachable on the first load. */
export function ShellError() {
  usePolling();
  return <ErrorPage>We’ll try again every 10 seconds.</ErrorPage>;
}

/** Shown when the code of the sign-in could not be loaded. */
export const SignInError = () => <ErrorPage>Your data is safe.</ErrorPage>;

function ErrorPage({ children }: { children: string }) {
  return (
    <main className="main">
      <div className="page page-narrow pt-4">
        <h1 className="sr-only">Desk</h1>
        <RetryNotice>{children}</RetryNotice>
      </div>
    </main>
  );
}
