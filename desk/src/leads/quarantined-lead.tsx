import type { QuarantinedLeadsResponse } from "@agency/contract/api/desk";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatDateTime } from "../format/time.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

export type HeldRow = QuarantinedLeadsResponse["rows"][number];

interface HeldMessageProps {
  message: HeldRow;
  released: boolean;
  onRelease: () => void;
}

/** Stays in its place once it is released, so that a second click does not release the next one. */
export function QuarantinedLead({ message, released, onRelease }: HeldMessageProps) {
  const { id, name, email, message: text, reasons, receivedAt } = message;
  const { run, busy, problem } = useMutation();
  const release = () =>
    run(async () => {
      await post(`/held-leads/${id}/release`);
      // Before the list is loaded again without it.
      onRelease();
    });
  return (
    <li className="items-start!">
      <div>
        <p className="t">
          {name} <span className="quiet fine font-normal">{email}</span>
        </p>
        <p className="my-0.5 line-clamp-6 whitespace-pre-line text-(--desk-strong) wrap-anywhere">
          {text}
        </p>
        {released ? (
          <Released id={id} />
        ) : (
          <p className="s">
            {reasons.join(" ")} {formatDateTime(new Date(receivedAt))}
          </p>
        )}
        <ErrorNotice text={problem} />
      </div>
      {!released && (
        <Button className="btn-s" busy={busy} onClick={release} aria-label={`Not spam: ${name}`}>
          Not spam
        </Button>
      )}
    </li>
  );
}

/** Takes the focus of the button that it replaces. */
function Released({ id }: { id: number }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <p className="s">
      <span role="status">Moved to Leads. Confirmation sent.</span>{" "}
      <Link ref={link} className="link" to={`/leads/${id}`}>
        Open the lead
      </Link>
    </p>
  );
}
