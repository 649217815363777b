import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { post } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { ChangeDueDateDialog } from "./change-due-date-dialog.tsx";
import { MarkDeliveredDialog } from "./mark-delivered-dialog.tsx";
import { RecordPaymentDialog } from "./record-payment-dialog.tsx";
import { paymentRequestApiPath } from "./use-payment-request-actions.ts";

export type DialogName =
  | "mark-delivered"
  | "record-payment"
  | "change-due-date"
  | "replace-link"
  | "void";

interface DialogProps {
  paymentRequest: PaymentRequestDetail;
  onClose: () => void;
}

export function PaymentRequestDialogs({ dialog, ...props }: DialogProps & { dialog: DialogName }) {
  switch (dialog) {
    case "mark-delivered":
      return <MarkDeliveredDialog {...props} />;
    case "record-payment":
      return <RecordPaymentDialog {...props} />;
    case "change-due-date":
      return <ChangeDueDateDialog {...props} />;
    case "replace-link":
      return <ReplaceLinkDialog {...props} />;
    case "void":
      return <VoidDialog {...props} />;
  }
}

/** Sends the revision that the owner saw, so that the service rejects the action if the request has changed since. */
const postWithRevision = (paymentRequest: PaymentRequestDetail, action: string) =>
  post(`${paymentRequestApiPath(paymentRequest)}/${action}`, { revision: paymentRequest.revision });

function ReplaceLinkDialog({ paymentRequest, onClose }: DialogProps) {
  return (
    <ConfirmDialog
      title="Replace link?"
      confirmLabel="Replace link"
      onConfirm={() => postWithRevision(paymentRequest, "replace-link")}
      onSuccess={() => showToast("Link replaced")}
      onClose={onClose}
    >
      <p>
        The old link will stop working. The client won’t be notified. Send a reminder, or copy the
        new link and share it.
      </p>
    </ConfirmDialog>
  );
}

function VoidDialog({ paymentRequest, onClose }: DialogProps) {
  const { number, state, title, content, paidCents } = paymentRequest;
  return (
    <ConfirmDialog
      title="Void this request?"
      confirmLabel="Void request"
      onConfirm={() => postWithRevision(paymentRequest, "void")}
      onSuccess={() => showToast(`${number} voided`)}
      onClose={onClose}
    >
      <p>
        {state === "draft"
          ? "It was never sent, so the client won’t be notified. It stays in the list as void."
          : `The client can no longer accept or pay it. ${content.client.email} gets an email, “Closed: ${title}”. This can’t be undone.`}
        {paidCents > 0 &&
          ` The ${formatUsd(paidCents)} already paid won’t be refunded. To refund it, open the order.`}
      </p>
    </ConfirmDialog>
  );
}
