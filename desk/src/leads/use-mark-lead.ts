import type { LeadState } from "@agency/contract/api/desk";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { post } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { leadStates } from "../ui/status-badge.tsx";

/** Lead IDs with a pending request: a second press would only cause an edit conflict. */
const pendingIds = new Set<number>();

/** Moves a lead to another state, with Undo. "edit-conflict" means that another owner was first. */
export function useMarkLead() {
  const { revalidate } = useRevalidator();
  const [isMarking, setIsMarking] = useState(false);

  async function mark(
    lead: { id: number; name: string },
    from: LeadState,
    to: LeadState,
  ): Promise<"done" | "edit-conflict" | "failed"> {
    if (pendingIds.has(lead.id)) return "failed";
    pendingIds.add(lead.id);
    setIsMarking(true);
    try {
      await post(`/leads/${lead.id}/state`, { from, to });
      await revalidate();
      const label = leadStates[to].label.toLowerCase();
      showToast(`${lead.name} marked as ${label}`, () => mark(lead, to, from));
      return "done";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast(error.message);
      if (error.status !== 409) return "failed";
      await revalidate();
      return "edit-conflict";
    } finally {
      pendingIds.delete(lead.id);
      setIsMarking(false);
    }
  }

  return { mark, isMarking };
}
