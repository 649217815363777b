import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatExactUsd, formatUsd } from "@agency/contract/format/money";
import { formatDecimal, lineTotalCents } from "@agency/contract/offers/payment-request-totals";
import { Detail } from "../ui/detail.tsx";
import { withKeys } from "../ui/keyed.ts";
import { Panel } from "../ui/panel.tsx";

export function LineItemsPanel({ paymentRequest }: { paymentRequest: PaymentRequestDetail }) {
  const { content, netCents, taxCents, totalCents } = paymentRequest;
  const { lines, body, taxBasisPoints } = content;
  return (
    <Panel title="Line items" bodyClassName="grid gap-4">
      {lines.length === 0 && <p>No line items yet.</p>}
      <div>
        {withKeys(lines).map(({ key, value: line }) => (
          <div className="item" key={key}>
            <div>
              <p className="name wrap-anywhere">{line.name || "Untitled item"}</p>
              {line.quantityHundredths !== 100 && (
                <p className="caption text-muted">
                  {formatDecimal(line.quantityHundredths)} × {formatUsd(line.unitCents)}
                </p>
              )}
            </div>
            <p className="text-strong tabular">{formatExactUsd(lineTotalCents(line))}</p>
          </div>
        ))}
      </div>
      <dl className="totals">
        {taxBasisPoints > 0 && (
          <>
            <Detail term="Subtotal">{formatExactUsd(netCents)}</Detail>
            <Detail term={`Tax, ${formatDecimal(taxBasisPoints)}%`}>
              {formatExactUsd(taxCents)}
            </Detail>
          </>
        )}
        <Detail className="total" term="Total">
          {formatExactUsd(totalCents)}
        </Detail>
      </dl>
      {body && (
        <details className="fold">
          <summary>Proposal description</summary>
          <p className="quoted-message mt-2">{body}</p>
        </details>
      )}
    </Panel>
  );
}
