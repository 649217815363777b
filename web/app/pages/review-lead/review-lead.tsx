import type { QuarantinedLead } from "@agency/contract/api/leads";
import { quarantineReasons } from "@agency/contract/limits/quarantine-reasons";
import { useState } from "react";
import { useParams } from "react-router";
import { releaseHeldLead, reviewHeldLead } from "#app/api-client/quarantined-leads.ts";
import { OwnerCard, OwnerCardRoom } from "#app/orders/owner-card.tsx";
import { PrivatePage, privateMeta, TryAgain } from "#app/orders/private-page.tsx";
import { useLookup } from "#app/orders/use-lookup.ts";
import { useSubmit } from "#app/sections/use-submit.tsx";
import { Button } from "#app/ui/button.tsx";
import { QuarantinedLeadMessage } from "./quarantined-lead.tsx";
import { pageStateOf } from "./review-lead-messages.ts";

export const meta = () => privateMeta("A message held back");

export default function ReleasePage() {
  const { token = "" } = useParams();
  return <LeadByToken key={token} token={token} />;
}

function LeadByToken({ token }: { token: string }) {
  const { lookup, refresh, show } = useLookup(token, reviewHeldLead);
  const [released, setReleased] = useState(false);
  return (
    <PrivatePage {...pageStateOf(lookup, released)}>
      {lookup.status === "loading" && <OwnerCardRoom />}
      {lookup.status === "failed" && <TryAgain refresh={refresh} />}
      {lookup.status === "found" && (
        <OwnerCard
          decision={
            lookup.value.state === "held" && (
              <ReleaseButton
                token={token}
                lead={lookup.value}
                onReleased={(lead) => {
                  setReleased(true);
                  show(lead);
                }}
              />
            )
          }
        >
          <QuarantinedLeadMessage lead={lookup.value} />
        </OwnerCard>
      )}
    </PrivatePage>
  );
}

interface ReleaseProps {
  token: string;
  lead: QuarantinedLead;
  onReleased: (lead: QuarantinedLead) => void;
}

function ReleaseButton({ token, lead, onReleased }: ReleaseProps) {
  const { sending, send, alert } = useSubmit();
  const release = () => send(() => releaseHeldLead(token).then(onReleased));
  return (
    <section aria-labelledby="release-title" className="grid gap-4">
      <h2 id="release-title" className="text-h3">
        Is it from a person?
      </h2>
      <div className="grid gap-2">
        <p>Why it was held back:</p>
        <ul className="list-disc pl-5">
          {lead.reasons.map((reason) => (
            <li key={reason}>{quarantineReasons[reason] ?? reason}</li>
          ))}
        </ul>
      </div>
      {alert}
      <Button onClick={release} disabled={sending} className="mt-2 sm:justify-self-start">
        {sending ? "Releasing…" : "From a person: release"}
      </Button>
      <p className="max-w-[34.6em] text-small">
        It then comes to you as a lead, and the sender gets our usual reply. Is it spam? There is
        nothing to do: it is deleted after 30 days.
      </p>
    </section>
  );
}
