import { formatUsd } from "@agency/contract/format/money";
import { formatDecimal } from "@agency/contract/offers/payment-request-totals";
import type { Instalment, PaymentRequest, RequestLine } from "../../db/tables.ts";
import { PriceTable } from "../../mail/price-table.tsx";
import { EmailSection } from "../../mail/typography.tsx";

/** What messages say of a payment request. */
export interface PaymentRequestEmailData {
  request: PaymentRequest;
  lines: RequestLine[];
  instalments: Instalment[];
  /** The client's private page. */
  payUrl: string;
}

export const instalmentName = (
  { request }: PaymentRequestEmailData,
  { kind }: Pick<Instalment, "kind">,
) =>
  ({
    ...{ whole: "Payment", balance: "Balance" },
    deposit: `Deposit, ${request.deposit_percent}%`,
  })[kind];

/** The lines, and the tax if there is one. */
export function PriceBreakdown({
  request,
  lines,
}: Pick<PaymentRequestEmailData, "request" | "lines">) {
  const { tax_hundredths, tax_cents, total_cents } = request;
  const tax = { name: `Tax, ${formatDecimal(tax_hundredths)}%`, cents: tax_cents };
  return (
    <EmailSection title="What it costs">
      <PriceTable
        prices={[
          ...lines.map(({ name, quantity_hundredths, unit_cents, total_cents: cents }) => ({
            name,
            note:
              quantity_hundredths === 100
                ? undefined
                : `${formatDecimal(quantity_hundredths)} × ${formatUsd(unit_cents)}`,
            cents,
          })),
          ...(tax_cents ? [tax] : []),
        ]}
        total={{ name: "Total", cents: total_cents }}
      />
    </EmailSection>
  );
}
