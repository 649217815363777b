import type { BuyerInvoice, InvoiceSnapshot } from "@agency/contract/invoices";
import { formatExactUsd } from "@agency/contract/money";
import { formatDecimal, partName } from "@agency/contract/request-sums";
import { formatDay } from "./dates.ts";
import { Fact, Paper, Parties, Party } from "./paper.tsx";

/** What a printer gets of an order that has an invoice: the same facts as its PDF. */
export function InvoiceSheet({ facts, paid }: BuyerInvoice) {
  const { number, issuedOn, suppliedOn, dueOn, order, seller, buyer } = facts;
  const payment = facts.payment ?? paid;
  return (
    <Paper title={`Invoice ${number}`}>
      <Parties>
        <Party title="From">
          <Lines of={[seller.name, ...seller.address, seller.email, seller.phone]} />
        </Party>
        <Party title="Billed to">
          <Lines
            of={[
              buyer.company,
              buyer.name,
              ...buyer.address.split("\n"),
              buyer.vatId && `VAT ID ${buyer.vatId}`,
            ]}
          />
        </Party>
        <dl className="grid content-start gap-3">
          <Fact term="Issued">{formatDay(issuedOn)}</Fact>
          {suppliedOn && <Fact term="Supplied">{formatDay(suppliedOn)}</Fact>}
          {dueOn && <Fact term="Due">{formatDay(dueOn)}</Fact>}
          {order && <Fact term="Order">{order}</Fact>}
          {payment && <Fact term="Payment">{`${payment.by}, ${formatDay(payment.on)}`}</Fact>}
        </dl>
      </Parties>
      <InvoiceLines facts={facts} />
    </Paper>
  );
}

const Lines = ({ of }: { of: string[] }) =>
  of
    .filter((line) => line.trim())
    .map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ));

function InvoiceLines({ facts }: { facts: InvoiceSnapshot }) {
  const { lines, part, netCents, taxHundredths, taxCents, totalCents } = facts;
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
          // biome-ignore lint/suspicious/noArrayIndexKey: frozen, and two lines may say the same
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
        <Sum term={`Tax, ${formatDecimal(taxHundredths)}%`} cents={taxCents} />
        <Sum term="Total, USD" cents={totalCents} total />
      </tfoot>
    </table>
  );
}

function Sum({ term, cents, total = false }: { term: string; cents: number; total?: boolean }) {
  return (
    <tr className={total ? "text-base font-bold" : ""}>
      <th colSpan={3} className={`pt-3 text-right ${total ? "" : "font-normal"}`}>
        {term}
      </th>
      <td className="pt-3 text-right">{formatExactUsd(cents)}</td>
    </tr>
  );
}
