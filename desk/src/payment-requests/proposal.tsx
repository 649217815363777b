import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { formatDecimal, lineTotalCents } from "@agency/contract/offers/payment-request-totals";
import { exactUsd } from "../format/text.ts";
import { keyed } from "../ui/keyed.ts";

/** What the client reads. */
export function Proposal({ request }: { request: PaymentRequestDetail }) {
  const { content, netCents, taxCents, totalCents } = request;
  const { lines, body, taxHundredths } = content;
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>What it costs</h2>
      </div>
      <div className="panel-body grid gap-4">
        {lines.length === 0 && <p>No lines yet.</p>}
        <div>
          {keyed(lines).map(({ key, of: line }) => (
            <div className="item" key={key}>
              <div>
                <p className="name wrap-anywhere">{line.name || "No words yet"}</p>
                {line.quantityHundredths !== 100 && (
                  <p className="fine quiet">
                    {formatDecimal(line.quantityHundredths)} × {formatUsd(line.unitCents)}
                  </p>
                )}
              </div>
              <p className="strong num">{exactUsd(lineTotalCents(line))}</p>
            </div>
          ))}
        </div>
        <dl className="sums">
          {taxHundredths > 0 && (
            <>
              <div>
                <dt>Net</dt>
                <dd>{exactUsd(netCents)}</dd>
              </div>
              <div>
                <dt>Tax, {formatDecimal(taxHundredths)}%</dt>
                <dd>{exactUsd(taxCents)}</dd>
              </div>
            </>
          )}
          <div className="sum">
            <dt>Total</dt>
            <dd>{exactUsd(totalCents)}</dd>
          </div>
        </dl>
        {body && (
          <details className="words">
            <summary>The text of the proposal</summary>
            <p className="said mt-2">{body}</p>
          </details>
        )}
      </div>
    </section>
  );
}
