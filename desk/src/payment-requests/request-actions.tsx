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
import type { RequestCalls } from "./use-payment-request-actions.ts";

interface RequestActionsProps {
  request: PaymentRequestDetail;
  calls: RequestCalls;
  onAsk: (question: DialogName) => void;
}

/** The one next step, and the link for whoever has lost the mail. */
export function RequestActions(props: RequestActionsProps) {
  const { payUrl, state } = props.request;
  return (
    <>
      <NextStep {...props} />
      {payUrl && state !== "void" && (
        <button type="button" className="btn" onClick={() => copy(payUrl)}>
          <span className="only-wide">
            <Icon icon={CopyIcon} />
          </span>
          Copy the link
        </button>
      )}
    </>
  );
}

function NextStep({ request, calls, onAsk }: RequestActionsProps) {
  const can = getAllowedActions(request);
  const edit = `/requests/${request.number}/edit`;
  if (request.state === "draft" || request.state === "expired")
    return (
      <Link className="btn btn-main" to={edit}>
        <Icon icon={PencilIcon} />
        {request.state === "draft" ? "Go on writing" : "Send it again"}
      </Link>
    );
  if (can.toCheck)
    return (
      <Link className="btn btn-main" to={`/orders/${can.toCheck}`}>
        Check the payment
      </Link>
    );
  if (can.deliver && can.depositPaid)
    return (
      <button type="button" className="btn btn-main" onClick={() => onAsk("deliver")}>
        <Icon icon={PackageCheckIcon} />
        Delivered…
      </button>
    );
  if (!can.remind) return null;
  return (
    <Button className="btn-main" busy={calls.busy} onClick={calls.remind}>
      <Icon icon={SendIcon} />
      Send a reminder
    </Button>
  );
}
