import type { InvoiceRecipient } from "@agency/contract/api/invoices";
import type { OrderResponse } from "@agency/contract/api/orders";
import { textLimits } from "@agency/contract/limits/text-limits";
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

export function InvoiceForm({ order, token, onIssued }: InvoiceFormProps) {
  const name = useRef<HTMLInputElement>(null);
  const company = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLTextAreaElement>(null);
  const taxId = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { isSending, send, alert } = useSubmit();
  useEffect(() => name.current?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const recipient: InvoiceRecipient = {
      name: name.current?.value.trim() ?? "",
      company: company.current?.value.trim() ?? "",
      address: address.current?.value.trim() ?? "",
      taxId: taxId.current?.value.trim() ?? "",
    };
    send(async () => onIssued(await requestInvoice(token, recipient)));
  };

  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      <Field
        label="Name"
        autoComplete="name"
        required
        pattern=".*\S.*"
        customError="Enter the name for the invoice."
        maxLength={textLimits.name}
        defaultValue={order.buyerName}
        ref={name}
      />
      <Field
        label="Company (optional)"
        autoComplete="organization"
        maxLength={textLimits.company}
        ref={company}
      />
      <div>
        <TextArea
          label="Address (optional)"
          autoComplete="street-address"
          maxLength={textLimits.address}
          rows={3}
          aria-describedby={order.hasBillingAddress && hintId}
          ref={address}
        />
        {order.hasBillingAddress && (
          <p id={hintId} className="mt-2 text-meta">
            If you leave this blank, the invoice shows the billing address of your payment.
          </p>
        )}
      </div>
      <Field
        label="Tax ID (optional)"
        maxLength={textLimits.taxId}
        autoComplete="off"
        ref={taxId}
      />
      {alert}
      <p>Please check the details. An invoice cannot be changed after it is issued.</p>
      <Button type="submit" size="small" isBusy={isSending} className="justify-self-start">
        {isSending ? "Issuing…" : "Issue invoice"}
      </Button>
    </form>
  );
}
