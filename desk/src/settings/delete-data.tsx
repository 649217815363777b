import type { PersonalData } from "@agency/contract/api/desk";
import { CreditCard, FileText, KeyRound, MessageSquare, Receipt, ShoppingBag } from "lucide";
import { post } from "../api/client.ts";
import { pluralize } from "../format/text.ts";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Outcome, Outcomes } from "../ui/outcomes.tsx";

interface DeleteDataProps {
  email: string;
  data: PersonalData;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteData({ email, data, onDeleted, onClose }: DeleteDataProps) {
  const { leads, orders, requests, invoices } = data;
  return (
    <ConfirmDialog
      title="Delete personal data?"
      confirmLabel={
        <>
          <Icon icon={KeyRound} />
          Delete data
        </>
      }
      onConfirm={() => post("/personal-data/delete", { email })}
      onSuccess={() => {
        onDeleted();
        showToast(`Data of ${email} deleted`);
      }}
      onClose={onClose}
    >
      <p>
        This deletes the data of <b>{email}</b>. This can’t be undone.
      </p>
      <Outcomes>
        {leads.length > 0 && (
          <Outcome icon={MessageSquare}>
            <b>{pluralize(leads.length, "lead")}</b> {leads.length === 1 ? "is" : "are"} deleted
            with notes and history.
          </Outcome>
        )}
        {orders.length > 0 && (
          <>
            <Outcome icon={ShoppingBag}>
              For <b>{pluralize(orders.length, "order")}</b>, we keep number, items, amounts and
              dates for your accounting records. Name, address and notes are deleted, and downloads
              can no longer be emailed.
            </Outcome>
            <Outcome icon={CreditCard}>
              Your payment provider has its own copy. Ask them to delete it, too.
            </Outcome>
          </>
        )}
        {requests.length > 0 && (
          <Outcome icon={Receipt}>
            Of <b>{pluralize(requests.length, "payment request")}</b>, those without an order or
            invoice are deleted. For the others, we keep amounts and dates. They can no longer be
            paid, and unpaid invoices are voided.
          </Outcome>
        )}
        {invoices.length > 0 && (
          <Outcome icon={FileText}>
            <b>{pluralize(invoices.length, "invoice")}</b>{" "}
            {invoices.length === 1 ? "stays" : "stay"} as issued, with name and address, as required
            by tax law.
          </Outcome>
        )}
      </Outcomes>
    </ConfirmDialog>
  );
}
