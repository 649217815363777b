import { formatUsd } from "@agency/contract/money";
import type { PaymentRequestDetail } from "@agency/contract/requests";
import { post } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";
import { Confirm } from "../ui/confirm.tsx";
import { showToast } from "../ui/toasts.ts";
import { ChangeDueDate } from "./change-due-date.tsx";
import { Deliver } from "./deliver.tsx";
import { NotePayment } from "./note-payment.tsx";
import { pathOf } from "./use-request-calls.ts";

export type Question = "deliver" | "payment" | "due" | "link" | "void";

interface RequestQuestionProps {
  question: Question;
  request: PaymentRequestDetail;
  onClose: () => void;
}

/** What is asked before a request changes: what happens, then the two answers. */
export function RequestQuestion({ question, request, onClose }: RequestQuestionProps) {
  const props = { request, onClose };
  switch (question) {
    case "deliver":
      return <Deliver {...props} />;
    case "payment":
      return <NotePayment {...props} />;
    case "due":
      return <ChangeDueDate {...props} />;
    case "link":
      return <ReplaceLink {...props} />;
    case "void":
      return <MakeVoid {...props} />;
  }
}

/** Said once, from what the owner saw. */
function useAnswer({ request, onClose }: Omit<RequestQuestionProps, "question">) {
  const { run, busy, problem } = useCall();
  const { revision } = request;
  const answer = (to: string, words: string) => async () => {
    if (!(await run(() => post(`${pathOf(request)}${to}`, { revision })))) return;
    onClose();
    showToast(words);
  };
  return { state: { busy, problem, onClose, no: "Leave it" }, answer };
}

function ReplaceLink(props: Omit<RequestQuestionProps, "question">) {
  const { state, answer } = useAnswer(props);
  return (
    <Confirm
      {...state}
      title="Replace the link?"
      yes="Replace the link"
      onYes={answer("/link", "Link replaced")}
    >
      <p>
        The link that was mailed opens nothing from now on, whoever has it. The client is not told:
        send a reminder, or copy the new link.
      </p>
    </Confirm>
  );
}

function MakeVoid(props: Omit<RequestQuestionProps, "question">) {
  const { state, answer } = useAnswer(props);
  const { number, title, content, paidCents } = props.request;
  return (
    <Confirm
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
    </Confirm>
  );
}
