import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { dueAfterAcceptance } from "@agency/contract/offers/payment-request-totals";
import { type SubmitEvent, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";
import { acceptRequest } from "#app/api-client/payment-requests.ts";
import { formatDate, formatDay } from "#app/orders/dates.ts";
import { useSubmit } from "#app/sections/use-submit.tsx";
import { Button } from "#app/ui/button.tsx";
import { Check, SignatureField } from "./acceptance-fields.tsx";
import { installmentName } from "./payment-request-labels.ts";
import { ClientSignature, OurSignatures } from "./signatures.tsx";

interface AcceptanceProps {
  request: PaymentPageResponse;
  token: string;
  refresh: () => Promise<void>;
  onAccepted: (request: PaymentPageResponse) => void;
}

/** Both sides sign the version on the page: we have, and the client does by a typed name and a checkbox. */
export function Acceptance({ request, token, refresh, onAccepted }: AcceptanceProps) {
  const { version, client } = request;
  const [name, setName] = useState("");
  const { sending, send, alert } = useSubmit();

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
    <section aria-labelledby="accept-title" className="rounded-price bg-white p-6 shadow-2 sm:p-9">
      <h2
        id="accept-title"
        tabIndex={-1}
        className="scroll-mt-28 text-[clamp(1.625rem,1.4rem+1vw,2.125rem)] leading-tight tracking-tight"
      >
        Sign to accept
      </h2>
      <p className="mt-2 max-w-[36em]">{whatFollows(request)}</p>
      <div className="mt-6">
        <OurSignatures />
      </div>
      <form onSubmit={submit} className="mt-6 grid gap-5">
        <SignatureField
          label="Your full name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="name"
          required
          pattern=".*\S.*\S.*"
          maxLength={200}
          wrong="Enter your full name."
        />
        {/* Another version takes another tick. */}
        <Check key={version} required wrong="Check this box to accept.">
          I accept this proposal and the{" "}
          <a href="/terms" target="_blank" rel="noreferrer" className="link">
            terms
          </a>
          {client.company && ` on behalf of ${client.company}`}. My typed name is my signature.
        </Check>
        {alert}
        <Button type="submit" disabled={sending}>
          {sending ? "Accepting…" : "Accept proposal"}
        </Button>
        <p className="text-center text-small">We’ll email you a copy.</p>
      </form>
    </section>
  );
}

/** What was accepted, when and by whom. */
export function Signed({ request: { client, acceptance } }: { request: PaymentPageResponse }) {
  if (!acceptance) return null;
  const whom = client.company || client.name;
  return (
    <section aria-labelledby="signed-title" className="rounded-price bg-white p-6 shadow-2 sm:p-9">
      <h2 id="signed-title" className="text-h3">
        Signed by both sides
      </h2>
      <div className="mt-6 grid gap-y-4">
        <OurSignatures />
        <ClientSignature name={acceptance.name} below={`${whom}, ${formatDate(acceptance.at)}`} />
      </div>
    </section>
  );
}

/** What the yes sets going. */
function whatFollows({ instalments }: PaymentPageResponse) {
  const [next, after] = instalments.filter(({ state }) => state !== "paid");
  if (!next) return "Nothing more is due.";
  const due = next.dueOn ? `by ${formatDay(next.dueOn)}` : dueAfterAcceptance;
  const first = `The ${installmentName(next)} of ${formatUsd(next.cents)} is due ${due}.`;
  const rest = after && `The other ${formatUsd(after.cents)} is due on delivery.`;
  return [first, rest, "You won’t be charged automatically."].filter(Boolean).join(" ");
}
