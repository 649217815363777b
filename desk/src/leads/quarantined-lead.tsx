import type { QuarantinedLeadsResponse } from "@agency/contract/api/desk";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatDateTime } from "../format/time.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

export type QuarantinedRow = QuarantinedLeadsResponse["rows"][number];

interface QuarantinedLeadProps {
  lead: QuarantinedRow;
  isReleased: boolean;
  onRelease: () => void;
}

/** Stays in the list after its release, so that a second click does not release the next one. */
export function QuarantinedLead({ lead, isReleased, onRelease }: QuarantinedLeadProps) {
  const { id, name, email, message: text, reasons, receivedAt } = lead;
  const { mutate, isPending, error } = useMutation();
  const release = () =>
    mutate(async () => {
      await post(`/quarantined-leads/${id}/release`);
      // Call it before the list is reloaded without this lead.
      onRelease();
    });
  return (
    <li className="items-start!">
      <div>
        <p className="detail-title">
          {name} <span className="text-muted caption font-normal">{email}</span>
        </p>
        <p className="my-0.5 line-clamp-6 whitespace-pre-line text-(--desk-strong) wrap-anywhere">
          {text}
        </p>
        {isReleased ? (
          <Released id={id} />
        ) : (
          <p className="detail-subtitle">
            {reasons.join(" ")} {formatDateTime(new Date(receivedAt))}
          </p>
        )}
        <ErrorNotice text={error} />
      </div>
      {!isReleased && (
        <Button
          className="btn-sm"
          busy={isPending}
          onClick={release}
          aria-label={`Not spam: ${name}`}
        >
          Not spam
        </Button>
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
