import { formatUsd } from "@agency/contract/money";
import { dueAfterAcceptance } from "@agency/contract/request-sums";
import type { PayAnswer } from "@agency/contract/requests";
import { type SubmitEvent, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";
import { acceptRequest } from "#app/api-client/requests.ts";
import { formatDay } from "#app/orders/dates.ts";
import { useSending } from "#app/sections/use-sending.tsx";
import { Button } from "#app/ui/button.tsx";
import { Check, Field } from "#app/ui/field.tsx";
import { nameOf } from "./request-facts.ts";

interface AcceptanceProps {
  request: PayAnswer;
  token: string;
  refresh: () => Promise<void>;
  onAccepted: (request: PayAnswer) => void;
}

/** A name and a tick, for the version that stands on the page. */
export function Acceptance({ request, token, refresh, onAccepted }: AcceptanceProps) {
  const { version, client } = request;
  const [name, setName] = useState("");
  const { sending, send, alert } = useSending();

  const accept = async () => {
    try {
      onAccepted(await acceptRequest(token, { version, name: name.trim(), agreed: true }));
    } catch (error) {
      // It has become another one, or is no longer open: what is on the page is not what there is.
      if (error instanceof ApiError && error.status < 500) await refresh();
      throw error;
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!sending) send(accept);
  };

  return (
    <section aria-labelledby="accept-title" className="rounded-price bg-white p-7 shadow-2 sm:p-9">
      <h2 id="accept-title" className="text-h3">
        Accept this proposal
      </h2>
      <p className="mt-2 text-small">{whatFollows(request)}</p>
      <form onSubmit={submit} className="mt-6 grid gap-5">
        <Field
          label="Your full name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="name"
          required
          pattern=".*\S.*\S.*"
          maxLength={200}
          wrong="Type your full name."
        />
        {/* Another version takes another tick. */}
        <Check key={version} required wrong="Tick this to accept.">
          I accept this proposal and the{" "}
          <a href="/terms" target="_blank" rel="noreferrer" className="link">
            terms
          </a>
          {client.company && ` for ${client.company}`}.
        </Check>
        {alert}
        <Button type="submit" disabled={sending}>
          {sending ? "Accepting…" : "Accept the proposal"}
        </Button>
        <p className="text-center text-small">A copy goes to you and to us by email.</p>
      </form>
    </section>
  );
}

/** What the yes sets going. */
function whatFollows({ instalments }: PayAnswer) {
  const [next, after] = instalments.filter(({ state }) => state !== "paid");
  if (!next) return "Nothing more is due.";
  const due = next.dueOn ? `by ${formatDay(next.dueOn)}` : dueAfterAcceptance;
  const first = `The ${nameOf(next)} of ${formatUsd(next.cents)} is due ${due}.`;
  const rest = after && `The other ${formatUsd(after.cents)} follows on delivery.`;
  return [first, rest, "Nothing is charged by itself."].filter(Boolean).join(" ");
}
