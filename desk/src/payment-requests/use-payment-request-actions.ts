import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { post, postJson } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatDateTimeInline } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { getClientFirstName } from "./editor/form.ts";

export const paymentRequestApiPath = ({ number }: PaymentRequestDetail) =>
  `/payment-requests/${encodeURIComponent(number)}`;

/** Actions that need no dialog. */
export function usePaymentRequestActions(paymentRequest: PaymentRequestDetail) {
  const { mutate, isPending, error } = useMutation();
  const path = paymentRequestApiPath(paymentRequest);
  const clientFirstName = getClientFirstName(paymentRequest.content.client.name);

  /** The service skips a reminder within an hour of the last one, unless the request has changed. */
  async function sendReminder() {
    const response = await mutate(() => postJson<PaymentRequestDetail>(`${path}/remind`));
    if (!response) return false;
    const sentAt = getLastReminderTime(response);
    showToast(
      sentAt && sentAt === getLastReminderTime(paymentRequest)
        ? `${clientFirstName} already got a reminder ${formatDateTimeInline(new Date(sentAt))}. No new one was sent.`
        : `Reminder sent to ${clientFirstName}`,
    );
    return true;
  }

  async function setRemindersPaused(paused: boolean) {
    const save = (value: boolean) => mutate(() => post(`${path}/reminders`, { paused: value }));
    if (await save(paused))
      showToast(`Reminders are ${paused ? "off" : "on"}`, () => save(!paused));
  }

  return { isPending, error, sendReminder, setRemindersPaused };
}

export const getLastReminderTime = ({ events }: PaymentRequestDetail) =>
  events.findLast(({ kind }) => kind === "reminder-sent")?.at;

export type PaymentRequestActions = ReturnType<typeof usePaymentRequestActions>;
