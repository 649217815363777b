import { isLate } from "../format/due.ts";
import { useSession } from "./use-session.ts";

/** How much waits, as the navigation and the tab's title show it. */
export function useCounts() {
  const { worklist = [], now = "" } = useSession() ?? {};
  return {
    needsYou: worklist.length,
    newLeads: worklist.filter(({ kind }) => kind === "lead").length,
    overdueRequests: worklist.filter(({ kind }) => kind === "request").length,
    late: worklist.filter(({ dueAt }) => isLate(dueAt, new Date(now))).length,
  };
}
