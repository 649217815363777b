import type { RequestDetail } from "@agency/contract/requests";
import { post } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";
import { showToast } from "../ui/toasts.ts";
import { firstName } from "./editor/form.ts";

export const pathOf = ({ number }: RequestDetail) => `/requests/${encodeURIComponent(number)}`;

/** What needs no further question. */
export function useRequestCalls(request: RequestDetail) {
  const { run, busy, problem } = useCall();
  const path = pathOf(request);
  const who = firstName(request.content.client.name);

  async function remind() {
    if (await run(() => post(`${path}/reminder`))) showToast(`Reminder on its way to ${who}`);
  }
  const set = (off: boolean) => run(() => post(`${path}/reminders`, { off }));
  async function setReminders(off: boolean) {
    if (await set(off))
      showToast(off ? "Reminders are off" : "Reminders go out again", () => set(!off));
  }
  return { busy, problem, remind, setReminders };
}

export type RequestCalls = ReturnType<typeof useRequestCalls>;
