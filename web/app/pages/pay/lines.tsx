import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { formatQuantity, taxLabel } from "./payment-request-labels.ts";

/** The priced lines, on screen and in print. */
export function Lines({ request }: { request: PaymentPageResponse }) {
  const { lines, netCents, taxCents, totalCents } = request;
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-b border-line text-small text-meta">
          <th className="py-2 font-normal">Item</th>
          <th className="py-2 text-right font-normal">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
            key={index}
            className="border-b border-line align-baseline"
          >
            <td className="py-4 pr-6 wrap-anywhere text-ink">
              {line.name}
              <span className="block text-small text-body empty:hidden">
                {formatQuantity(line)}
              </span>
            </td>
            <td className="py-4 text-right text-ink tabular-nums">{formatUsd(line.totalCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {taxCents > 0 && (
          <>
            <Sum term="Subtotal" cents={netCents} />
            <Sum term={taxLabel(request)} cents={taxCents} />
          </>
        )}
        <tr className="border-t-2 border-ink font-display text-h3 font-bold text-ink">
          <th className="py-4 font-bold">Total</th>
          <td className="py-4 text-right tabular-nums">{formatUsd(totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const Sum = ({ term, cents }: { term: string; cents: number }) => (
  <tr className="text-small">
    <th className="py-2 font-normal">{term}</th>
    <td className="py-2 text-right tabular-nums">{formatUsd(cents)}</td>
  </tr>
);
