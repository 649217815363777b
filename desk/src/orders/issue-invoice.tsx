import type { OrderDetail } from "@agency/contract/api/desk";
import type { InvoiceRecipient } from "@agency/contract/api/invoices";
import { useId } from "react";
import { post } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { Field } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

/** Whom it is made out to. Issued once, it stays as it is. */
export function IssueInvoice({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const addressId = useId();
  const path = `/orders/${encodeURIComponent(order.number)}/invoice`;
  return (
    <FormDialog
      title="Issue an invoice"
      size="normal"
      yes="Issue the invoice"
      send={(typed) => {
        const buyer: InvoiceRecipient = {
          name: typed("name"),
          company: typed("company"),
          address: typed("address"),
          vatId: typed("vatId"),
        };
        return post(path, buyer);
      }}
      onSent={() => showToast("Invoice issued. The buyer finds it on the order page")}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        required
        maxLength={200}
        autoComplete="off"
        defaultValue={order.buyerName}
        data-first
      />
      <Field label="Company" name="company" maxLength={200} autoComplete="off" hint="If any" />
      <div className="field">
        <label htmlFor={addressId}>Address</label>
        <textarea
          id={addressId}
          name="address"
          className="input"
          rows={3}
          maxLength={500}
          aria-describedby={order.hasBillingAddress && `${addressId}-about`}
        />
        {order.hasBillingAddress && (
          <small id={`${addressId}-about`}>Empty: the billing address of the payment</small>
        )}
      </div>
      <Field label="VAT ID" name="vatId" maxLength={40} autoComplete="off" hint="If any" />
      <p className="fine">It gets the next number, and cannot be changed afterwards.</p>
    </FormDialog>
  );
}
