import type { PersonalData as StoredPersonalData } from "@agency/contract/api/desk";
import { type FormEvent, useState } from "react";
import { getOrSignIn } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { Panel } from "../ui/panel.tsx";
import { StoredData } from "./stored-data.tsx";

/** Shows, exports and deletes the data stored for an email address. */
export function PersonalData() {
  const [found, setFound] = useState<{ email: string; data: StoredPersonalData }>();
  const { mutate, isPending, error } = useMutation();
  async function lookUp(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get("email")).trim();
    const data = await mutate(() =>
      getOrSignIn<StoredPersonalData>(`/personal-data?email=${encodeURIComponent(email)}`),
    );
    setFound(data && { email, data });
  }
  return (
    <Panel title="Personal data" bodyClassName="stack">
      <p>Look up what’s stored about a person, to export or delete it on request.</p>
      <form className="flex flex-wrap items-end gap-3" onSubmit={lookUp}>
        <div className="min-w-48 flex-1">
          <Field label="Email address" name="email" type="email" required autoComplete="off" />
        </div>
        <Button type="submit" busy={isPending}>
          Look up
        </Button>
      </form>
      <ErrorNotice text={error} />
      {found && (
        <StoredData
          key={found.email}
          email={found.email}
          data={found.data}
          onDeleted={() => setFound(undefined)}
        />
      )}
    </Panel>
  );
}
