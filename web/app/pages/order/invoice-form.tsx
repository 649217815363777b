import type { InvoiceRecipient } from "@agency/contract/api/invoices";
import type { OrderResponse } from "@agency/contract/api/orders";
import { type SubmitEvent, useEffect, useId, useRef } from "react";
import { requestInvoice } from "#app/api-client/orders.ts";
import { useSubmit } from "#app/sections/use-submit.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, TextArea } from "#app/ui/field.tsx";

interface InvoiceFormProps {
  order: OrderResponse;
  token: string;
  onIssued: (order: OrderResponse) => void;
}

/** Whom it is made out to. What is issued cannot be changed, so that is said before. */
export function InvoiceForm({ order, token, onIssued }: InvoiceFormProps) {
  const first = useRef<HTMLInputElement>(null);
  const company = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLTextAreaElement>(null);
  const vatId = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { sending, send, alert } = useSubmit();
  useEffect(() => first.current?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const buyer: InvoiceRecipient = {
      name: first.current?.value.trim() ?? "",
      company: company.current?.value.trim() ?? "",
      address: address.current?.value.trim() ?? "",
      vatId: vatId.current?.value.trim() ?? "",
    };
    send(async () => onIssued(await requestInvoice(token, buyer)));
  };

  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      <Field
        label="Name"
        autoComplete="name"
        required
        pattern=".*\S.*"
        wrong="Enter the name that the invoice is made out to."
        maxLength={200}
        defaultValue={order.buyerName}
        ref={first}
      />
      <Field label="Company (optional)" autoComplete="organization" maxLength={200} ref={company} />
      <div>
        <TextArea
          label="Address (optional)"
          autoComplete="street-address"
          maxLength={500}
          rows={3}
          aria-describedby={order.hasBillingAddress && hintId}
          ref={address}
        />
        {order.hasBillingAddress && (
          <p id={hintId} className="mt-2 text-meta">
            If you leave it empty, the invoice shows the billing address of your payment.
          </p>
        )}
      </div>
      <Field label="VAT ID (optional)" maxLength={40} autoComplete="off" ref={vatId} />
      {alert}
      <p>Please check it once more: an invoice cannot be changed after it is issued.</p>
      <Button type="submit" size="small" disabled={sending} className="justify-self-start">
        {sending ? "Issuing…" : "Issue the invoice"}
      </Button>
    </form>
  );
}
