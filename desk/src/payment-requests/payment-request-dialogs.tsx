import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { ChangeDueDate } from "./change-due-date.tsx";
import { MarkDeliveredDialog } from "./mark-delivered-dialog.tsx";
import { RecordPaymentDialog } from "./record-payment-dialog.tsx";
import { paymentRequestPath } from "./use-payment-request-actions.ts";

export type DialogName = "deliver" | "payment" | "due" | "link" | "void";

interface RequestQuestionProps {
  question: DialogName;
  request: PaymentRequestDetail;
  onClose: () => void;
}

/** What is asked before a request changes: what happens, then the two answers. */
export function PaymentRequestDialogs({ question, request, onClose }: RequestQuestionProps) {
  const props = { request, onClose };
  switch (question) {
    case "deliver":
      return <MarkDeliveredDialog {...props} />;
    case "payment":
      return <RecordPaymentDialog {...props} />;
    case "due":
      return <ChangeDueDate {...props} />;
    case "link":
      return <ReplaceLink {...props} />;
    case "void":
      return <VoidDialog {...props} />;
  }
}

/** Said once, from what the owner saw. */
function useAnswer({ request, onClose }: Omit<RequestQuestionProps, "question">) {
  const { run, busy, problem } = useMutation();
  const { revision } = request;
  const answer = (to: string, words: string) => async () => {
    if (!(await run(() => post(`${paymentRequestPath(request)}${to}`, { revision })))) return;
    onClose();
    showToast(words);
  };
  return { state: { busy, problem, onClose, no: "Leave it" }, answer };
}

function ReplaceLink(props: Omit<RequestQuestionProps, "question">) {
  const { state, answer } = useAnswer(props);
  return (
    <ConfirmDialog
      {...state}
      title="Replace the link?"
      yes="Replace the link"
      onYes={answer("/link", "Link replaced")}
    >
      <p>
        The link that was mailed opens nothing from now on, whoever has it. The client is not told:
        send a reminder, or copy the new link.
      </p>
    </ConfirmDialog>
  );
}

function VoidDialog(props: Omit<RequestQuestionProps, "question">) {
  const { state, answer } = useAnswer(props);
  const { number, title, content, paidCents } = props.request;
  return (
    <ConfirmDialog
      {...state}
      title="Make this request void?"
      yes="Make it void"
      onYes={answer("/void", `${number} is void`)}
    >
      <p>
        {props.request.state === "draft"
          ? "Nobody has seen it, and nobody is told. It stays in the list as void."
          : `Nothing of it can be accepted or paid any more. ${content.client.email} gets “No longer open: ${title}”. This cannot be taken back.`}
        {paidCents > 0 &&
          ` The ${formatUsd(paidCents)} that came in stay: refund them in their order if you want to.`}
      </p>
    </ConfirmDialog>
  );
}
