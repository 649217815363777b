import { Brand } from "./brand.tsx";
import { RetryButton, unreachableTitle } from "./retry-notice.tsx";
import { usePolling } from "./use-polling.ts";

/** Shown when the service is unreachable on the first load. */
export function ShellError() {
  usePolling();
  return <ErrorPage text="We’ll try again every 10 seconds." />;
}

/** Shown when the code of the sign-in could not be loaded. */
export const SignInError = () => <ErrorPage text="Your data is safe." />;

const ErrorPage = ({ text }: { text: string }) => (
  <main className="grid min-h-dvh place-content-center justify-items-center gap-6 p-6 text-center">
    <p className="brand">
      <Brand />
    </p>
    <div role="alert" className="grid gap-2">
      <h1>{unreachableTitle}</h1>
      <p className="text-muted">{text}</p>
    </div>
    <RetryButton className="btn-primary" />
  </main>
);
