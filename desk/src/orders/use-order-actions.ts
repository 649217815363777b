import type { OrderDetail } from "@agency/contract/api/desk";
import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { showToast } from "../stores/toasts.ts";

/** What needs no further question. Money is never shown as moved before the service says so. */
export function useOrderActions({ number, email, lines }: OrderDetail) {
  const { run, busy, problem } = useMutation();
  const path = `/orders/${encodeURIComponent(number)}`;

  async function deliver() {
    const what = lines.some(({ kind }) => kind === "template") ? "download" : "receipt";
    if (await run(() => post(`${path}/confirmation`)))
      showToast(email ? `Delivered: ${what} on its way to ${email}` : "Marked as paid");
  }
  async function resend() {
    if (await run(() => post(`${path}/resend`))) showToast(`Mail on its way to ${email}`);
  }

  async function openAccess() {
    if (await run(() => post(`${path}/access`, { open: true }))) showToast("Access is open again");
  }

  async function markContacted() {
    if (await run(() => post(`${path}/contacted`))) showToast(`Marked as written: ${number}`);
  }

  return { busy, problem, deliver, resend, openAccess, markContacted };
}

export type OrderCalls = ReturnType<typeof useOrderActions>;
