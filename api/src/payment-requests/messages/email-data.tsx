import { formatUsd } from "@agency/contract/format/money";
import { formatDecimal } from "@agency/contract/offers/payment-request-totals";
import type { Installment, PaymentRequest, PaymentRequestLine } from "../../db/tables.ts";
import { PriceTable } from "../../mail/price-table.tsx";
import { EmailSection } from "../../mail/typography.tsx";

export interface PaymentRequestEmailData {
  request: PaymentRequest;
  lines: PaymentRequestLine[];
  installments: Installment[];
  /** The client's private page. */
  paymentPageUrl: string;
}

export const installmentName = (
  { request }: PaymentRequestEmailData,
  { kind }: Pick<Installment, "kind">,
) =>
  ({
    ...{ full: "Payment", balance: "Balance" },
    deposit: `Deposit, ${request.deposit_percent}%`,
  })[kind];

export function PriceBreakdown({
  request,
  lines,
}: Pick<PaymentRequestEmailData, "request" | "lines">) {
  const { tax_basis_points, tax_cents, total_cents } = request;
  const tax = { name: `Tax, ${formatDecimal(tax_basis_points)}%`, cents: tax_cents };
  return (
    <EmailSection title="Price">
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
