import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

/** Only in development and demo builds; production builds do not contain it. */
export function DemoSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { mutate, isPending, error } = useMutation();
  async function signIn() {
    if (await mutate(() => post("/sessions/demo", {}))) onSignedIn();
  }
  return (
    <>
      <Button className="btn-lg btn-wide" busy={isPending} onClick={signIn}>
        Sign in as the sample owner
      </Button>
      <ErrorNotice text={error} />
    </>
  );
}
