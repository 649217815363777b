import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { Send as SendIcon } from "lucide";
import { formatDateTimeInline } from "../../format/time.ts";
import {
  getLastReminderTime,
  usePaymentRequestActions,
} from "../../payment-requests/use-payment-request-actions.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ErrorNotice } from "../../ui/notice.tsx";
import type { ItemProps } from "./item-props.ts";

/** An overdue installment of a payment request. */
export function OverdueItem({ record, onDone }: ItemProps<PaymentRequestDetail>) {
  const actions = usePaymentRequestActions(record);
  const { client } = record.content;
  const remindedAt = getLastReminderTime(record);
  async function remind() {
    if (await actions.sendReminder()) onDone();
  }
  return (
    <>
      <p>
        {client.name} ({client.email}) has paid {formatUsd(record.paidCents)} of{" "}
        {formatUsd(record.totalCents)}.{" "}
        {remindedAt
          ? `The last reminder was sent ${formatDateTimeInline(new Date(remindedAt))}.`
          : "No reminder was sent yet."}
      </p>
      <div className="btn-group">
        <Button className="btn-primary" busy={actions.isPending} onClick={remind}>
          <Icon icon={SendIcon} />
          Send reminder
        </Button>
      </div>
      <ErrorNotice text={actions.error} />
    </>
  );
}
