import type { AlertDetail } from "@agency/contract/api/desk";
import { formatDateTimeInline } from "../format/time.ts";

/** The jobs that fail at the moment, and whether they are still being tried. */
export function Failures({ failures }: Pick<AlertDetail, "failures">) {
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Failing now</h2>
      <ul className="grid gap-3.5">
        {failures.map(({ about, reason, tries, since, failedAt, givenUp }) => (
          <li key={`${about} ${since}`} className="grid gap-1">
            <b>
              {givenUp ? "Given up" : "Being tried again"} after {tries}{" "}
              {tries === 1 ? "try" : "tries"}
            </b>
            <span className="said">{reason}</span>
            <span className="fine quiet">
              {about && `${about}. `}
              First failed {formatDateTimeInline(new Date(since))}, last{" "}
              {formatDateTimeInline(new Date(failedAt))}.
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
