import type { DeskDispute } from "@agency/contract/api/refunds";
import { Copy as CopyIcon } from "lucide";
import { formatDateTimeInline } from "../format/time.ts";
import { copy } from "../ui/copy.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";

/** What the bank has received, or why it has received nothing. */
export function DisputeResponseStatus({ dispute }: { dispute: DeskDispute }) {
  const { outcome, replied, canRespond, response, evidence } = dispute;
  if (response?.state === "failed" && canRespond)
    return (
      <Notice
        tone="danger"
        title={
          response.kind === "evidence" ? "The evidence wasn’t sent." : "The loss wasn’t accepted."
        }
      >
        {response.failure}
      </Notice>
    );
  if (response && response.state !== "failed") return <SentResponse {...{ dispute, response }} />;
  if (outcome !== "open" || canRespond) return null;
  if (replied) return <p>The bank has your response. {decisionText}</p>;
  return (
    <>
      <p>
        You can’t respond here in the dispute’s current status. Open the case in your payment
        provider’s Control Panel, and paste the evidence there.
      </p>
      <div className="btn-group">
        <button type="button" className="btn" onClick={() => copy(evidence)}>
          <Icon icon={CopyIcon} />
          Copy evidence
        </button>
      </div>
      <EvidenceText title="Evidence from this order" text={evidence} />
    </>
  );
}

const decisionText = "The bank decides, and we’ll email you its decision.";

interface SentResponseProps {
  dispute: DeskDispute;
  response: NonNullable<DeskDispute["response"]>;
}

function SentResponse({ dispute: { outcome }, response }: SentResponseProps) {
  const { kind, state, at, text } = response;
  const owner = response.owner ?? "An owner";
  const time = formatDateTimeInline(new Date(at));
  if (kind === "acceptance")
    return (
      <p>
        {owner} accepted the loss {time}.
        {state === "requested" && " The payment provider hasn’t confirmed it yet."}
      </p>
    );
  return (
    <>
      <p>
        {owner} sent this evidence {time}.{" "}
        {state === "requested"
          ? "The payment provider hasn’t confirmed it yet."
          : outcome === "open" && decisionText}
      </p>
      {text && <EvidenceText title="Sent evidence" text={text} />}
    </>
  );
}

const EvidenceText = ({ title, text }: { title: string; text: string }) => (
  <details className="fold">
    <summary>{title}</summary>
    <pre className="evidence">{text}</pre>
  </details>
);
