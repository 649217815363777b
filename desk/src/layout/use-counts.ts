import { isLate } from "../format/due.ts";
import { useSession } from "./use-session.ts";

/** The counts in the navigation and in the document title. */
export function useCounts() {
  const { worklist = [], now = "" } = useSession() ?? {};
  return {
    worklist: worklist.length,
    overdue: worklist.filter(({ dueAt }) => isLate(dueAt, new Date(now))).length,
    newLeads: worklist.filter(({ kind }) => kind === "lead").length,
    overdueRequests: worklist.filter(({ kind }) => kind === "request").length,
  };
}
