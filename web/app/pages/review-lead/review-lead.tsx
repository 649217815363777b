import type { QuarantinedLead } from "@agency/contract/api/leads";
import { quarantineReasons } from "@agency/contract/limits/quarantine-reasons";
import {
  releaseQuarantinedLead,
  reviewQuarantinedLead,
} from "#app/api-client/quarantined-leads.ts";
import { OwnerPage } from "#app/orders/owner-page.tsx";
import { type PageState, privateMeta } from "#app/orders/private-page.tsx";
import { QuarantinedLeadMessage } from "./quarantined-lead.tsx";

const title = "A message in quarantine";

export const meta = () => privateMeta(title);

export default function ReviewLeadPage() {
  return (
    <OwnerPage
      title={title}
      loadingText="Looking up the message…"
      expiredText="Quarantined messages are deleted after 30 days."
      invalidText="Open the link from the email again. Quarantined messages are deleted after 30 days."
      fetchRecord={reviewQuarantinedLead}
      describeRecord={describeLead}
      renderDetails={(lead) => <QuarantinedLeadMessage lead={lead} />}
      getDecision={(lead) => (lead.state === "quarantined" ? getDecision(lead) : undefined)}
      sendDecision={releaseQuarantinedLead}
    />
  );
}

function describeLead({ state }: QuarantinedLead, isReleased: boolean): Omit<PageState, "title"> {
  if (state === "quarantined") {
    return { tone: "quarantined", state: "It looks like spam. No reply was sent." };
  }
  return isReleased
    ? { tone: "good", state: "Released. We are emailing it to you as a lead." }
    : { tone: "good", state: "Already released. We emailed it to you as a lead." };
}

const getDecision = ({ reasons }: QuarantinedLead) => ({
  question: "Is it from a person?",
  explanation: (
    <div className="grid gap-2">
      <p>Why it is in quarantine:</p>
      <ul className="list-disc pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{quarantineReasons[reason] ?? reason}</li>
        ))}
      </ul>
    </div>
  ),
  buttonLabel: { idle: "Release message", busy: "Releasing…" },
  note: "We then email it to you as a lead, and the sender gets our usual reply. If it is spam, there is nothing to do. It is deleted after 30 days.",
});
