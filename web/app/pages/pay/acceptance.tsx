import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { textLimits } from "@agency/contract/limits/text-limits";
import { dueAfterAcceptance } from "@agency/contract/offers/payment-request-totals";
import { type SubmitEvent, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";
import { acceptPaymentRequest } from "#app/api-client/payment-requests.ts";
import { formatDate, formatDay } from "#app/orders/dates.ts";
import { useSubmit } from "#app/sections/use-submit.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, SignatureField } from "./acceptance-fields.tsx";
import type { PaymentPageStateWithNext } from "./payment-page-state.ts";
import { installmentName } from "./payment-request-labels.ts";
import { ClientSignature, OurSignatures } from "./signatures.tsx";

interface AcceptanceProps {
  pageState: PaymentPageStateWithNext;
  token: string;
  refresh: () => Promise<void>;
  onAccepted: (request: PaymentPageResponse) => void;
}

/** The client signs this version by typing a name and checking a box; ours is already signed. */
export function Acceptance({ pageState, token, refresh, onAccepted }: AcceptanceProps) {
  const { version, client } = pageState.request;
  const [name, setName] = useState("");
  const { isSending, send, alert } = useSubmit();

  const accept = async () => {
    try {
      onAccepted(await acceptPaymentRequest(token, { version, name: name.trim(), isAgreed: true }));
    } catch (error) {
      // The request has changed or is closed, so show its current state.
      if (error instanceof ApiError && error.status < 500) await refresh();
      throw error;
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(accept);
  };
  return (
    <section aria-labelledby="accept-title" className="rounded-price bg-white p-6 shadow-2 sm:p-9">
      <h2 id="accept-title" tabIndex={-1} className="scroll-mt-28 text-panel">
        Sign to accept
      </h2>
      <p className="mt-2 max-w-[36em]">{describeNextPayments(pageState)}</p>
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
          maxLength={textLimits.name}
          customError="Enter your full name."
        />
        {/* A new version must be accepted again. */}
        <Checkbox key={version} required customError="Check this box to accept.">
          I accept this proposal and the{" "}
          <a href="/terms" target="_blank" rel="noreferrer" className="link">
            terms
          </a>
          {client.company && ` on behalf of ${client.company}`}. My typed name is my signature.
        </Checkbox>
        {alert}
        <Button type="submit" isBusy={isSending}>
          {isSending ? "Accepting…" : "Accept proposal"}
        </Button>
        <p className="text-center text-small">We’ll email you a copy.</p>
      </form>
    </section>
  );
}

export function Signed({ request: { client, acceptance } }: { request: PaymentPageResponse }) {
  if (!acceptance) return null;
  const clientName = client.company || client.name;
  return (
    <section aria-labelledby="signed-title" className="rounded-price bg-white p-6 shadow-2 sm:p-9">
      <h2 id="signed-title" className="text-h3">
        Signed by both sides
      </h2>
      <div className="mt-6 grid gap-y-4">
        <OurSignatures />
        <ClientSignature
          name={acceptance.name}
          below={`${clientName}, ${formatDate(acceptance.at)}`}
        />
      </div>
    </section>
  );
}

function describeNextPayments({ next, request }: PaymentPageStateWithNext) {
  const after = request.installments.find(({ id, state }) => id !== next.id && state !== "paid");
  const due = next.dueOn ? `by ${formatDay(next.dueOn)}` : dueAfterAcceptance;
  const first = `The ${installmentName(next)} of ${formatUsd(next.cents)} is due ${due}.`;
  const rest = after && `The other ${formatUsd(after.cents)} is due on delivery.`;
  return [first, rest, "You won’t be charged automatically."].filter(Boolean).join(" ");
}
