import type { QuarantinedLeadsResponse } from "@agency/contract/api/desk";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatDateTime } from "../format/time.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

export type QuarantinedRow = QuarantinedLeadsResponse["rows"][number];
export type Outcome = "released" | "spam";

interface QuarantinedLeadProps {
  lead: QuarantinedRow;
  /** What the owner decided, if anything. */
  outcome: Outcome | undefined;
  onHandled: (outcome: Outcome) => void;
  onUndone: () => void;
}

/** Stays in the list after the decision, so that a second click does not act on the next one. */
export function QuarantinedLead({ lead, outcome, onHandled, onUndone }: QuarantinedLeadProps) {
  const { id, name, email, message: text, reasons, receivedAt } = lead;
  const spam = useMutation();
  const release = useMutation();
  const markAsSpam = () =>
    spam.mutate(async () => {
      await post("/quarantined-leads/mark-spam", { ids: [id] });
      // Call it before the list is reloaded without this lead.
      onHandled("spam");
    });
  const undo = () =>
    spam.mutate(async () => {
      await post("/quarantined-leads/mark-new", { ids: [id] });
      onUndone();
    });
  const releaseLead = () =>
    release.mutate(async () => {
      await post(`/quarantined-leads/${id}/release`);
      onHandled("released");
    });
  return (
    <li className="items-start! py-4! max-[641px]:flex-wrap">
      <div className="max-[641px]:basis-full!">
        <p className="detail-title">
          {name} <span className="text-muted caption font-normal">{email}</span>
        </p>
        <p className="my-1.5 line-clamp-6 whitespace-pre-line text-(--desk-strong) wrap-anywhere">
          {text}
        </p>
        {outcome === "released" && <Released id={id} />}
        {outcome === "spam" && <MarkedAsSpam isPending={spam.isPending} onUndo={undo} />}
        {!outcome && (
          <p className="detail-subtitle">
            {reasons.join(" ")} {formatDateTime(new Date(receivedAt))}
          </p>
        )}
        <ErrorNotice text={spam.error ?? release.error} />
      </div>
      {!outcome && (
        <div className="btn-group flex-none!">
          <Button
            className="btn-sm"
            busy={release.isPending}
            onClick={releaseLead}
            aria-label={`Not spam: ${name}`}
          >
            Not spam
          </Button>
          <Button
            className="btn-sm"
            busy={spam.isPending}
            onClick={markAsSpam}
            aria-label={`Spam: ${name}`}
          >
            Spam
          </Button>
        </div>
      )}
    </li>
  );
}

/** Takes over the focus from the button that it replaces. */
function Released({ id }: { id: number }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <p className="detail-subtitle">
      <span role="status">Moved to Leads. Confirmation sent.</span>{" "}
      <Link ref={link} className="link" to={`/leads/${id}`}>
        Open lead
      </Link>
    </p>
  );
}

interface MarkedAsSpamProps {
  isPending: boolean;
  onUndo: () => void;
}

function MarkedAsSpam({ isPending, onUndo }: MarkedAsSpamProps) {
  const status = useRef<HTMLSpanElement>(null);
  // Not on Undo: pressing Enter twice must not undo it.
  useEffect(() => status.current?.focus(), []);
  return (
    <p className="detail-subtitle">
      <span ref={status} role="status" tabIndex={-1}>
        Marked as spam.
      </span>{" "}
      <Button className="btn-sm btn-ghost" busy={isPending} onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
