import type { OrderDetail } from "@agency/contract/api/desk";
import { post } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { NoBreakText } from "../ui/no-break-text.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { EmailBuyer } from "./email-buyer.tsx";
import { IssueInvoice } from "./issue-invoice.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

export type DialogName =
  | "email-buyer"
  | "change-email"
  | "cancel"
  | "revoke-access"
  | "refund"
  | "issue-invoice";

interface DialogProps {
  order: OrderDetail;
  onClose: () => void;
}

export function OrderDialogs({ dialog, ...props }: DialogProps & { dialog: DialogName }) {
  switch (dialog) {
    case "email-buyer":
      return <EmailBuyer {...props} />;
    case "change-email":
      return <ChangeEmail {...props} />;
    case "issue-invoice":
      return <IssueInvoice {...props} />;
    case "refund":
      return <RefundDialog {...props} />;
    case "cancel":
      return <CancelOrder {...props} />;
    case "revoke-access":
      return <RevokeAccess {...props} />;
  }
}

function CancelOrder({ order: { number, email }, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      title="Cancel this order?"
      cancelLabel="Keep order"
      confirmLabel="Cancel order"
      onConfirm={() => post(`/orders/${encodeURIComponent(number)}/cancel`)}
      onSuccess={() => showToast("Order canceled")}
      onClose={onClose}
    >
      <p>
        No payment was confirmed.{" "}
        {email && (
          <>
            {email} gets “<NoBreakText text={`Order ${number} was canceled`} />
            ”.{" "}
          </>
        )}
        If the money arrives later, return it in Venmo, or record it in the desk as a new order.
      </p>
    </ConfirmDialog>
  );
}

function RevokeAccess({ order: { number, buyerName }, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      title="Revoke access?"
      confirmLabel="Revoke access"
      onConfirm={() => post(`/orders/${encodeURIComponent(number)}/access`, { hasAccess: false })}
      onSuccess={() => showToast("Access revoked")}
      onClose={onClose}
    >
      <p>
        <NoBreakText text={`The download link for order ${number} stops working immediately`} />,
        including on the order page. We don’t notify {buyerName || "the buyer"}.
      </p>
    </ConfirmDialog>
  );
}
