import type { OrderDetail } from "@agency/contract/api/desk";
import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { NoBreakText } from "../ui/no-break-text.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { IssueInvoice } from "./issue-invoice.tsx";
import { RefundDialog } from "./refund-dialog.tsx";

export type DialogName = "email" | "cancel" | "end-access" | "refund" | "invoice";

interface OrderQuestionProps {
  question: DialogName;
  order: OrderDetail;
  onClose: () => void;
}

/** What is asked before an order changes: what happens, then the two answers. */
export function OrderDialogs({ question, order, onClose }: OrderQuestionProps) {
  const { run, busy, problem } = useMutation();
  const { number, email, buyerName } = order;
  const answer = (to: string, fields: object, words: string) => async () => {
    if (!(await run(() => post(`/orders/${encodeURIComponent(number)}${to}`, fields)))) return;
    onClose();
    showToast(words);
  };
  const state = { busy, problem, onClose, no: "Leave it" };
  if (question === "email") return <ChangeEmail order={order} onClose={onClose} />;
  if (question === "invoice") return <IssueInvoice order={order} onClose={onClose} />;
  if (question === "refund") return <RefundDialog order={order} onClose={onClose} />;
  if (question === "cancel")
    return (
      <ConfirmDialog
        {...state}
        title="Cancel this order?"
        yes="Cancel order"
        onYes={answer("/cancellation", {}, "Order cancelled")}
      >
        <p>
          Nothing was paid, so no money moves.{" "}
          {email && (
            <>
              {email} gets “<NoBreakText text={`Order ${number} was cancelled`} />
              ”.{" "}
            </>
          )}
          A Venmo payment that arrives later has to be sent back by hand.
        </p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      {...state}
      title="End access?"
      yes="End access"
      onYes={answer("/access", { open: false }, "Access ended")}
    >
      <p>
        <NoBreakText text={`The download link of order ${number} stops working at once`} />, also on
        the order page. {buyerName || "The buyer"} is not told by us.
      </p>
    </ConfirmDialog>
  );
}
