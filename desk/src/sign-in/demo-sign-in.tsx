import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

/** In development and in the demo, and only where the service allows it: no build for publishing has this button. */
export function DemoSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { run, busy, problem } = useMutation();
  async function enter() {
    if (await run(() => post("/sessions/sample", {}))) onSignedIn();
  }
  return (
    <>
      <Button className="btn-tall btn-wide" busy={busy} onClick={enter}>
        Enter as the sample owner
      </Button>
      <ErrorNotice text={problem} />
    </>
  );
}
