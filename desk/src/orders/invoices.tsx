import type { OrderDetail } from "@agency/contract/api/desk";
import type { DeskInvoice } from "@agency/contract/api/invoices";
import { FileText as FileTextIcon } from "lucide";
import { exactUsd } from "../format/text.ts";
import { noonOf, shortDay } from "../format/time.ts";
import { Icon } from "../ui/icon.tsx";

/** Invoice and credit notes, to be opened; or the way to issue one for a buyer who writes to us. */
export function Invoices({ order, onIssue }: { order: OrderDetail; onIssue: () => void }) {
  const { invoices, state } = order;
  const isPaid = state === "paid" || state === "part_refunded";
  if (invoices.length === 0 && !isPaid) return null;
  return (
    <section className="panel panel-pad">
      <h2 className="mb-2">Invoice</h2>
      {invoices.map((invoice) => (
        <Issued key={invoice.number} invoice={invoice} />
      ))}
      {invoices.length === 0 && (
        <>
          <p className="mb-3">None yet. Buyers ask for it on their order page.</p>
          <button type="button" className="btn btn-s" onClick={onIssue}>
            <Icon icon={FileTextIcon} size={18} />
            Issue for the buyer…
          </button>
        </>
      )}
    </section>
  );
}

function Issued({ invoice }: { invoice: DeskInvoice }) {
  const { number, kind, issuedOn, totalCents, buyer, voidOn } = invoice;
  const name = kind === "invoice" ? "invoice" : "credit note";
  return (
    <div className="attempt">
      <div>
        <p className="strong num">{number}</p>
        <p className="fine quiet wrap-anywhere">
          {voidOn ? `Void since ${dayName(voidOn)}` : `${dayName(issuedOn)}, ${buyer}`}
        </p>
        <a className="link fine" href={`/api/desk/invoices/${number}`} download>
          Download {name}
        </a>
      </div>
      <div>
        <p className={voidOn ? "quiet num" : "strong num"}>
          {kind === "invoice" ? exactUsd(totalCents) : `−${exactUsd(totalCents)}`}
        </p>
      </div>
    </div>
  );
}

/** A day on the calendar is the same one wherever the owner is. */
const dayName = (day: string) => shortDay(noonOf(day));
