import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import {
  Copy as CopyIcon,
  PackageCheck as PackageCheckIcon,
  Pencil as PencilIcon,
  Send as SendIcon,
} from "lucide";
import { Link } from "react-router";
import { Button } from "../ui/button.tsx";
import { copy } from "../ui/copy.tsx";
import { Icon } from "../ui/icon.tsx";
import { getAllowedActions } from "./allowed-actions.ts";
import type { DialogName } from "./payment-request-dialogs.tsx";
import type { PaymentRequestActions } from "./use-payment-request-actions.ts";

interface PaymentRequestButtonsProps {
  paymentRequest: PaymentRequestDetail;
  actions: PaymentRequestActions;
  onOpenDialog: (dialog: DialogName) => void;
}

export function PaymentRequestButtons(props: PaymentRequestButtonsProps) {
  const { paymentPageUrl, state } = props.paymentRequest;
  return (
    <>
      <PrimaryButton {...props} />
      {paymentPageUrl && state !== "void" && (
        <button type="button" className="btn" onClick={() => copy(paymentPageUrl)}>
          <span className="desktop-only">
            <Icon icon={CopyIcon} />
          </span>
          Copy link
        </button>
      )}
    </>
  );
}

/** The most likely next step in the current state. */
function PrimaryButton({ paymentRequest, actions, onOpenDialog }: PaymentRequestButtonsProps) {
  const { number, state } = paymentRequest;
  const allowed = getAllowedActions(paymentRequest);
  if (state === "draft" || state === "expired")
    return (
      <Link className="btn btn-primary" to={`/payment-requests/${number}/edit`}>
        <Icon icon={PencilIcon} />
        {state === "draft" ? "Edit draft" : "Edit and resend"}
      </Link>
    );
  if (allowed.claimedOrderNumber)
    return (
      <Link className="btn btn-primary" to={`/orders/${allowed.claimedOrderNumber}`}>
        Review payment
      </Link>
    );
  if (allowed.canMarkDelivered && allowed.hasPayments && !allowed.canRemind)
    return (
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => onOpenDialog("mark-delivered")}
      >
        <Icon icon={PackageCheckIcon} />
        Mark as delivered…
      </button>
    );
  if (!allowed.canRemind) return null;
  return (
    <Button className="btn-primary" busy={actions.isPending} onClick={actions.sendReminder}>
      <Icon icon={SendIcon} />
      Send reminder
    </Button>
  );
}
