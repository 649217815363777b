import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { post, postJson } from "../api/client.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatDateTimeInline } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { getClientFirstName } from "./editor/form.ts";

export const paymentRequestApiPath = ({ number }: PaymentRequestDetail) =>
  `/payment-requests/${encodeURIComponent(number)}`;

/** Actions that need no dialog. */
export function usePaymentRequestActions(paymentRequest: PaymentRequestDetail) {
  const { mutate, isPending, error, navigateIfMounted } = useMutation();
  const sendWithKey = useIdempotencyKey();
  const path = paymentRequestApiPath(paymentRequest);
  const clientFirstName = getClientFirstName(paymentRequest.content.client.name);

  /** The service skips a reminder within an hour of the last one, unless the request has changed. */
  async function sendReminder() {
    const response = await mutate(() => postJson<PaymentRequestDetail>(`${path}/remind`));
    if (!response) return;
    const sentAt = getLastReminderTime(response);
    showToast(
      sentAt && sentAt === getLastReminderTime(paymentRequest)
        ? `${clientFirstName} already got a reminder ${formatDateTimeInline(new Date(sentAt))}. No new one was sent.`
        : `Reminder sent to ${clientFirstName}`,
    );
  }

  async function setRemindersPaused(paused: boolean) {
    const save = (value: boolean) => mutate(() => post(`${path}/reminders`, { paused: value }));
    if (await save(paused))
      showToast(`Reminders are ${paused ? "off" : "on"}`, () => save(!paused));
  }

  /** Copies everything except dates to a new draft. */
  async function duplicate() {
    const { dueOn: _, milestones, ...content } = paymentRequest.content;
    const body = {
      content: { ...content, milestones: milestones.map(({ title }) => ({ title })) },
    };
    const copy = await mutate(() =>
      sendWithKey((idempotencyKey) =>
        postJson<PaymentRequestDetail>("/payment-requests", { idempotencyKey, ...body }),
      ),
    );
    if (!copy) return;
    showToast(`Duplicated ${paymentRequest.number} as ${copy.number}`);
    navigateIfMounted(`/payment-requests/${copy.number}/edit`);
  }

  return { isPending, error, sendReminder, setRemindersPaused, duplicate };
}

const getLastReminderTime = ({ events }: PaymentRequestDetail) =>
  events.findLast(({ kind }) => kind === "reminder-sent")?.at;

export type PaymentRequestActions = ReturnType<typeof usePaymentRequestActions>;
