import type { PersonalData as Held } from "@agency/contract/api/desk";
import { type FormEvent, useState } from "react";
import { getOrSignIn } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { StoredData } from "./stored-data.tsx";

/** What we hold about one address: shown, taken along, deleted. */
export function PersonalData() {
  const [found, setFound] = useState<{ email: string; held: Held }>();
  const { run, busy, problem } = useMutation();
  async function lookUp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    const held = await run(() =>
      getOrSignIn<Held>(`/personal-data?email=${encodeURIComponent(email)}`),
    );
    setFound(held && { email, held });
  }
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Personal data</h2>
      </div>
      <div className="panel-body stack">
        <p>When somebody asks what you hold about them, or asks you to delete it.</p>
        <form className="flex flex-wrap items-end gap-3" onSubmit={lookUp}>
          <div className="min-w-48 flex-1">
            <Field label="Their e-mail" name="email" type="email" required autoComplete="off" />
          </div>
          <Button type="submit" busy={busy}>
            Look up
          </Button>
        </form>
        <ErrorNotice text={problem} />
        {found && (
          <StoredData
            key={found.email}
            email={found.email}
            held={found.held}
            onDeleted={() => setFound(undefined)}
          />
        )}
      </div>
    </section>
  );
}
