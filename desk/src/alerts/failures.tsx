import type { AlertDetail } from "@agency/contract/api/desk";
import { pluralize } from "../format/text.ts";
import { formatDateTimeInline } from "../format/time.ts";

/** The jobs that are failing now, and whether they are still retried. */
export function Failures({ failures }: Pick<AlertDetail, "failures">) {
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Failing jobs</h2>
      <ul className="grid gap-3.5">
        {failures.map(
          ({ subject, reason, attemptCount, firstFailedAt, lastFailedAt, isDeadLetter }) => (
            <li key={`${subject} ${firstFailedAt}`} className="grid gap-1">
              <b>
                {isDeadLetter ? "Failed" : "Retrying"} after {pluralize(attemptCount, "attempt")}
              </b>
              <span className="quoted-message">{reason}</span>
              <span className="caption text-muted">
                {subject && `${subject}. `}
                First failed {formatDateTimeInline(new Date(firstFailedAt))}, last{" "}
                {formatDateTimeInline(new Date(lastFailedAt))}.
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
