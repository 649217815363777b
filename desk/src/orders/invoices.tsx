import type { OrderDetail } from "@agency/contract/api/desk";
import type { DeskInvoice } from "@agency/contract/api/invoices";
import { formatExactUsd } from "@agency/contract/format/money";
import { FileText as FileTextIcon } from "lucide";
import { parseIsoDate, shortDay } from "../format/time.ts";
import { Icon } from "../ui/icon.tsx";
import { isPaid } from "./is-paid.ts";

export function Invoices({ order, onIssue }: { order: OrderDetail; onIssue: () => void }) {
  const { invoices } = order;
  if (invoices.length === 0 && !isPaid(order)) return null;
  return (
    <section className="panel panel-pad">
      <h2 className="mb-2">Invoice</h2>
      {invoices.map((invoice) => (
        <InvoiceItem key={invoice.number} invoice={invoice} />
      ))}
      {invoices.length === 0 && (
        <>
          <p className="mb-3">No invoice yet. Buyers can request one on their order page.</p>
          <button type="button" className="btn btn-sm" onClick={onIssue}>
            <Icon icon={FileTextIcon} size={18} />
            Issue invoice…
          </button>
        </>
      )}
    </section>
  );
}

function InvoiceItem({ invoice }: { invoice: DeskInvoice }) {
  const { number, kind, issuedOn, totalCents, buyer, voidedOn } = invoice;
  const documentName = kind === "invoice" ? "invoice" : "credit note";
  return (
    <div className="attempt">
      <div>
        <p className="text-strong tabular">{number}</p>
        <p className="caption text-muted wrap-anywhere">
          {voidedOn ? `Voided ${formatDay(voidedOn)}` : `${formatDay(issuedOn)}, ${buyer}`}
        </p>
        <a className="link caption" href={`/api/desk/invoices/${number}`} download>
          Download {documentName}
        </a>
      </div>
      <div>
        <p className={voidedOn ? "text-muted tabular" : "text-strong tabular"}>
          {kind === "invoice" ? formatExactUsd(totalCents) : `−${formatExactUsd(totalCents)}`}
        </p>
      </div>
    </div>
  );
}

const formatDay = (isoDate: string) => shortDay(parseIsoDate(isoDate));
