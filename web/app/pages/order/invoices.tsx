import type { BuyerInvoice } from "@agency/contract/api/invoices";
import type { OrderResponse } from "@agency/contract/api/orders";
import { formatUsd } from "@agency/contract/format/money";
import { FileText as FileTextIcon } from "lucide";
import { type ReactNode, useState } from "react";
import { formatDay } from "#app/orders/dates.ts";
import { FocusedMessage } from "#app/sections/focused-message.tsx";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { InvoiceForm } from "./invoice-form.tsx";

interface InvoicesProps {
  order: OrderResponse;
  token: string;
  show: (order: OrderResponse) => void;
}

/** The invoice of a paid order, or the form to request it. */
export function Invoices({ order, token, show }: InvoicesProps) {
  const [isFormOpen, setIsFormOpen] = useState(false);
  const [isJustIssued, setIsJustIssued] = useState(false);
  const { invoice, creditNotes = [], state } = order;
  if (invoice)
    return (
      <Section>
        <FocusedMessage shouldFocus={isJustIssued} className="focus:outline-none">
          <IssuedInvoice invoice={invoice} />
        </FocusedMessage>
        {creditNotes.map((note) => (
          <CreditNote key={note.snapshot.number} note={note} />
        ))}
      </Section>
    );
  if (state !== "paid" && state !== "partially_refunded") return null;
  const onIssued = (updatedOrder: OrderResponse) => {
    setIsJustIssued(true);
    show(updatedOrder);
  };
  return (
    <Section>
      <h3 className="font-sans text-small font-semibold">Need an invoice?</h3>
      <p className="mt-1.5">Get a PDF with your company, address and Tax ID.</p>
      {isFormOpen ? (
        <InvoiceForm order={order} token={token} onIssued={onIssued} />
      ) : (
        <Button variant="quiet" size="small" onClick={() => setIsFormOpen(true)} className="mt-4">
          <Icon icon={FileTextIcon} className="size-4.5" />
          Get an invoice
        </Button>
      )}
    </Section>
  );
}

const Section = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 border-t border-line pt-6 text-small">{children}</div>
);

function IssuedInvoice({ invoice: { snapshot, path } }: { invoice: BuyerInvoice }) {
  const { number, issuedOn, buyer } = snapshot;
  return (
    <>
      <h3 className="font-sans text-small font-semibold">Invoice {number}</h3>
      <p className="mt-1.5 wrap-anywhere">
        Issued to {buyer.company || buyer.name} on {formatDay(issuedOn)}. It can no longer be
        changed. If something is wrong, write to us.
      </p>
      <Download path={path}>Download invoice</Download>
    </>
  );
}

function CreditNote({ note: { snapshot, path } }: { note: BuyerInvoice }) {
  return (
    <div className="mt-6">
      <h3 className="font-sans text-small font-semibold">Credit note {snapshot.number}</h3>
      <p className="mt-1.5">
        {formatUsd(snapshot.totalCents)} credited on {formatDay(snapshot.issuedOn)}.
      </p>
      <Download path={path}>Download credit note</Download>
    </div>
  );
}

function Download({ path, children }: { path: string; children: string }) {
  return (
    <ButtonAnchor href={path} download variant="quiet" size="small" className="mt-4">
      <Icon icon={FileTextIcon} className="size-4.5" />
      {children}
    </ButtonAnchor>
  );
}
