import type { OrderDetail } from "@agency/contract/api/desk";
import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { showToast } from "../stores/toasts.ts";

/**
 * Actions that need no dialog. Each waits for the service before it shows a result. `onDone` is called when the order
 * no longer needs the owner.
 */
export function useOrderActions({ number, email, lines }: OrderDetail, onDone?: () => void) {
  const { mutate, isPending, error } = useMutation();
  const path = `/orders/${encodeURIComponent(number)}`;

  async function confirmPayment() {
    const content = lines.some(({ kind }) => kind === "template") ? "Download" : "Receipt";
    if (!(await mutate(() => post(`${path}/confirm`)))) return;
    showToast(email ? `Payment confirmed. ${content} sent to ${email}` : "Payment confirmed");
    onDone?.();
  }
  async function resendEmail() {
    if (await mutate(() => post(`${path}/resend`))) showToast(`Email sent to ${email}`);
  }

  async function restoreAccess() {
    if (await mutate(() => post(`${path}/access`, { hasAccess: true })))
      showToast("Access restored");
  }

  async function markContacted() {
    if (!(await mutate(() => post(`${path}/contacted`)))) return;
    showToast(`Marked as contacted: ${number}`);
    onDone?.();
  }

  return { isPending, error, confirmPayment, resendEmail, restoreAccess, markContacted };
}

export type OrderActions = ReturnType<typeof useOrderActions>;
