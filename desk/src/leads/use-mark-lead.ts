import type { LeadState } from "@agency/contract/api/desk";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { post } from "../api/client.ts";
import { showToast } from "../stores/toasts.ts";
import { leadStates } from "../ui/status-badge.tsx";

/** Pressed twice, it is one change: the second would only be told that the first was made. */
const underWay = new Set<number>();

/** Moves a lead to another state, with a way back. "changed": another owner had moved it before. */
export function useMarkLead() {
  const { revalidate } = useRevalidator();
  const [marking, setMarking] = useState(false);

  async function mark(
    lead: { id: number; name: string },
    from: LeadState,
    to: LeadState,
  ): Promise<"done" | "changed" | "failed"> {
    if (underWay.has(lead.id)) return "failed";
    underWay.add(lead.id);
    setMarking(true);
    try {
      await post(`/leads/${lead.id}/state`, { from, to });
      await revalidate();
      const word = leadStates[to].word.toLowerCase();
      showToast(`Marked ${word}: ${lead.name}`, () => mark(lead, to, from));
      return "done";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast(error.message);
      if (error.status !== 409) return "failed";
      await revalidate();
      return "changed";
    } finally {
      underWay.delete(lead.id);
      setMarking(false);
    }
  }

  return { mark, marking };
}
