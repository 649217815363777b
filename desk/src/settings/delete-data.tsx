import type { PersonalData } from "@agency/contract/api/desk";
import { CreditCard, FileText, KeyRound, MessageSquare, Receipt, ShoppingBag } from "lucide";
import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { pluralize } from "../format/text.ts";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Icon } from "../ui/icon.tsx";

interface DeleteDataProps {
  email: string;
  held: PersonalData;
  onDeleted: () => void;
  onClose: () => void;
}

/** What goes, what stays and why, and who else has a copy. */
export function DeleteData({ email, held, onDeleted, onClose }: DeleteDataProps) {
  const { run, busy, problem } = useMutation();
  const { leads, orders, requests, invoices } = held;
  async function deleteAll() {
    if (!(await run(() => post("/personal-data/deletion", { email })))) return;
    onClose();
    onDeleted();
    showToast(`Deleted: what was held about ${email}`);
  }
  return (
    <ConfirmDialog
      title="Delete what you hold?"
      no="Keep it"
      yes={
        <>
          <Icon icon={KeyRound} />
          Delete
        </>
      }
      busy={busy}
      problem={problem}
      onYes={deleteAll}
      onClose={onClose}
    >
      <p>
        About <b>{email}</b>. It cannot be taken back.
      </p>
      <div className="will">
        <h3>What will happen</h3>
        <ol>
          {leads.length > 0 && (
            <li>
              <Icon icon={MessageSquare} size={18} />
              <span>
                <b>{pluralize(leads.length, "message")}</b> {leads.length === 1 ? "is" : "are"}{" "}
                deleted, with notes and history.
              </span>
            </li>
          )}
          {orders.length > 0 && (
            <>
              <li>
                <Icon icon={ShoppingBag} size={18} />
                <span>
                  Of <b>{pluralize(orders.length, "order")}</b>, number, items, amounts and dates
                  stay, as bookkeeping must. Name, address and notes are deleted, and downloads can
                  no longer be emailed.
                </span>
              </li>
              <li>
                <Icon icon={CreditCard} size={18} />
                <span>The payment provider has its own copy. Ask it to delete that one, too.</span>
              </li>
            </>
          )}
          {requests.length > 0 && (
            <li>
              <Icon icon={Receipt} size={18} />
              <span>
                Of <b>{pluralize(requests.length, "payment request")}</b>, those without an order or
                an invoice are deleted. Of the others, amounts and dates stay, nothing more can be
                paid, and unpaid invoices become void.
              </span>
            </li>
          )}
          {invoices.length > 0 && (
            <li>
              <Icon icon={FileText} size={18} />
              <span>
                <b>{pluralize(invoices.length, "invoice")}</b>{" "}
                {invoices.length === 1 ? "is" : "are"} kept as issued, name and address included:
                tax law asks for it.
              </span>
            </li>
          )}
        </ol>
      </div>
    </ConfirmDialog>
  );
}
