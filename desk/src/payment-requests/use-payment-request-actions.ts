import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { useNavigate } from "react-router";
import { post, postFor } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatDateTimeInline } from "../format/time.ts";
import { showToast } from "../stores/toasts.ts";
import { firstName } from "./editor/form.ts";

export const paymentRequestPath = ({ number }: PaymentRequestDetail) =>
  `/requests/${encodeURIComponent(number)}`;

/** What needs no further question. */
export function usePaymentRequestActions(request: PaymentRequestDetail) {
  const { run, busy, problem } = useMutation();
  const navigate = useNavigate();
  const path = paymentRequestPath(request);
  const who = firstName(request.content.client.name);

  async function remind() {
    const changed = await run(() => postFor<PaymentRequestDetail>(`${path}/reminder`));
    if (!changed) return;
    const sentAt = lastReminder(changed);
    showToast(
      sentAt && sentAt === lastReminder(request)
        ? `${who} got a reminder ${formatDateTimeInline(new Date(sentAt))}. No second one was sent.`
        : `Reminder on its way to ${who}`,
    );
  }
  const set = (off: boolean) => run(() => post(`${path}/reminders`, { off }));
  async function setReminders(off: boolean) {
    if (await set(off))
      showToast(off ? "Reminders are off" : "Reminders go out again", () => set(!off));
  }

  /** A draft of its own, with the client and the lines, and without dates. */
  async function duplicate() {
    const { dueOn: _, milestones, ...rest } = request.content;
    const content = { ...rest, milestones: milestones.map(({ title }) => ({ title })) };
    const key = crypto.randomUUID();
    const copy = await run(() => postFor<PaymentRequestDetail>("/requests", { key, content }));
    if (!copy) return;
    showToast(`${copy.number} is a copy of ${request.number}`);
    await navigate(`/requests/${copy.number}/edit`);
  }
  return { busy, problem, remind, setReminders, duplicate };
}

const lastReminder = ({ events }: PaymentRequestDetail) =>
  events.findLast(({ kind }) => kind === "reminded")?.at;

export type RequestCalls = ReturnType<typeof usePaymentRequestActions>;
