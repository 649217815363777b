import type { OrderDetail } from "@agency/contract/api/desk";
import type { InvoiceRecipient } from "@agency/contract/api/invoices";
import { textLimits } from "@agency/contract/limits/text-limits";
import { post } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { Field, TextArea } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

export function IssueInvoice({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const path = `/orders/${encodeURIComponent(order.number)}/invoice`;
  return (
    <FormDialog
      title="Issue invoice"
      size="normal"
      submitLabel="Issue invoice"
      onSubmit={(getValue) => {
        const recipient: InvoiceRecipient = {
          name: getValue("name"),
          company: getValue("company"),
          address: getValue("address"),
          taxId: getValue("taxId"),
        };
        return post(path, recipient);
      }}
      onSuccess={() => showToast("Invoice issued. The buyer can download it from the order page.")}
      onClose={onClose}
    >
      <Field
        label="Name"
        name="name"
        required
        maxLength={textLimits.name}
        autoComplete="off"
        defaultValue={order.buyerName}
        data-autofocus
      />
      <Field
        label="Company"
        name="company"
        maxLength={textLimits.company}
        autoComplete="off"
        hint="Optional"
      />
      <TextArea
        label="Address"
        name="address"
        rows={3}
        maxLength={textLimits.address}
        hint={order.hasBillingAddress ? "Leave blank to use the billing address." : undefined}
      />
      <Field
        label="Tax ID"
        name="taxId"
        maxLength={textLimits.taxId}
        autoComplete="off"
        hint="Optional"
      />
      <p className="caption">The invoice gets the next number and can’t be changed later.</p>
    </FormDialog>
  );
}
