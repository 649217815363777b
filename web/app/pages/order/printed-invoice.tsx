import type { BuyerInvoice, InvoiceSnapshot } from "@agency/contract/api/invoices";
import { formatExactUsd } from "@agency/contract/format/money";
import { formatDecimal, partName } from "@agency/contract/offers/payment-request-totals";
import { formatDay } from "#app/orders/dates.ts";
import { Parties, PrintAddress, PrintDetail, PrintLayout } from "#app/orders/print-layout.tsx";

/** Printed for an order with an invoice, from the same snapshot as the PDF. */
export function PrintedInvoice({ snapshot, paid }: BuyerInvoice) {
  const { number, issuedOn, suppliedOn, dueOn, order, seller, buyer } = snapshot;
  const payment = snapshot.payment ?? paid;
  return (
    <PrintLayout title={`Invoice ${number}`}>
      <Parties>
        <PrintAddress title="From">
          <Lines texts={[seller.name, ...seller.address, seller.email, seller.phone]} />
        </PrintAddress>
        <PrintAddress title="Billed to">
          <Lines
            texts={[
              buyer.company,
              buyer.name,
              ...buyer.address.split("\n"),
              buyer.taxId && `Tax ID ${buyer.taxId}`,
            ]}
          />
        </PrintAddress>
        <dl className="grid content-start gap-3">
          <PrintDetail term="Issued">{formatDay(issuedOn)}</PrintDetail>
          {suppliedOn && <PrintDetail term="Supplied">{formatDay(suppliedOn)}</PrintDetail>}
          {dueOn && <PrintDetail term="Due">{formatDay(dueOn)}</PrintDetail>}
          {order && <PrintDetail term="Order">{order}</PrintDetail>}
          {payment && (
            <PrintDetail term="Payment">{`${payment.by}, ${formatDay(payment.on)}`}</PrintDetail>
          )}
        </dl>
      </Parties>
      <InvoiceLines snapshot={snapshot} />
    </PrintLayout>
  );
}

const Lines = ({ texts }: { texts: string[] }) =>
  texts
    .filter((line) => line.trim())
    .map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ));

function InvoiceLines({ snapshot }: { snapshot: InvoiceSnapshot }) {
  const { lines, part, netCents, taxBasisPoints, taxCents, totalCents } = snapshot;
  return (
    <table className="mt-10 w-full text-left">
      <thead>
        <tr className="border-b border-ink">
          <th className="py-2 font-semibold">Description</th>
          <th className="py-2 text-right font-semibold">Quantity</th>
          <th className="py-2 text-right font-semibold">Unit price</th>
          <th className="py-2 text-right font-semibold">Amount</th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: immutable, and two lines may be equal
          <tr key={index} className="border-b border-line">
            <td className="py-3 pr-6">{line.name}</td>
            <td className="py-3 text-right">{formatDecimal(line.quantityHundredths)}</td>
            <td className="py-3 text-right">{formatExactUsd(line.unitCents)}</td>
            <td className="py-3 text-right">{formatExactUsd(line.totalCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot className="tabular-nums">
        {part && (
          <>
            <Sum term="Agreed total" cents={part.ofCents} />
            <Sum term={partName(part, totalCents)} cents={totalCents} />
          </>
        )}
        <Sum term="Net" cents={netCents} />
        <Sum term={`Tax, ${formatDecimal(taxBasisPoints)}%`} cents={taxCents} />
        <Sum term="Total, USD" cents={totalCents} isTotal />
      </tfoot>
    </table>
  );
}

function Sum({ term, cents, isTotal }: { term: string; cents: number; isTotal?: boolean }) {
  return (
    <tr className={isTotal ? "text-base font-bold" : ""}>
      <th colSpan={3} className={`pt-3 text-right ${isTotal ? "" : "font-normal"}`}>
        {term}
      </th>
      <td className="pt-3 text-right">{formatExactUsd(cents)}</td>
    </tr>
  );
}
