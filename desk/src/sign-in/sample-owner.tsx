import { post } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";
import { Button } from "../ui/button.tsx";
import { Problem } from "../ui/notice.tsx";

/** In development and in the demo, and only where the service allows it: no build for publishing has this button. */
export function SampleOwner({ onSignedIn }: { onSignedIn: () => void }) {
  const { run, busy, problem } = useCall();
  async function enter() {
    if (await run(() => post("/sessions/sample", {}))) onSignedIn();
  }
  return (
    <>
      <Button className="btn-tall btn-wide" busy={busy} onClick={enter}>
        Enter as the sample owner
      </Button>
      <Problem text={problem} />
    </>
  );
}
