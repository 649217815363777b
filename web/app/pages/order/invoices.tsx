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

/** The invoice of a paid order, or the way to it. */
export function Invoices({ order, token, show }: InvoicesProps) {
  const [asking, setAsking] = useState(false);
  const [issuedHere, setIssuedHere] = useState(false);
  const { invoice, creditNotes = [], state } = order;
  if (invoice)
    return (
      <Section>
        <FocusedMessage focused={issuedHere} className="focus:outline-none">
          <Issued invoice={invoice} />
        </FocusedMessage>
        {creditNotes.map((note) => (
          <CreditNote key={note.facts.number} note={note} />
        ))}
      </Section>
    );
  if (state !== "paid" && state !== "part_refunded") return null;
  const onIssued = (changed: OrderResponse) => {
    setIssuedHere(true);
    show(changed);
  };
  return (
    <Section>
      <h3 className="font-sans text-small font-semibold">Need an invoice?</h3>
      <p className="mt-1.5">With your company, address and VAT ID on it, as a PDF.</p>
      {asking ? (
        <InvoiceForm order={order} token={token} onIssued={onIssued} />
      ) : (
        <Button variant="quiet" size="small" onClick={() => setAsking(true)} className="mt-4">
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

function Issued({ invoice: { facts, path } }: { invoice: BuyerInvoice }) {
  const { number, issuedOn, buyer } = facts;
  return (
    <>
      <h3 className="font-sans text-small font-semibold">Invoice {number}</h3>
      <p className="mt-1.5 wrap-anywhere">
        Issued to {buyer.company || buyer.name} on {formatDay(issuedOn)}. It cannot be changed any
        more; if something on it is wrong, write to us.
      </p>
      <Download path={path}>Download the invoice</Download>
    </>
  );
}

function CreditNote({ note: { facts, path } }: { note: BuyerInvoice }) {
  return (
    <div className="mt-6">
      <h3 className="font-sans text-small font-semibold">Credit note {facts.number}</h3>
      <p className="mt-1.5">
        {formatUsd(facts.totalCents)} credited on {formatDay(facts.issuedOn)}.
      </p>
      <Download path={path}>Download the credit note</Download>
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
