import type { LeadState } from "@agency/contract/desk";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { ApiError } from "../api/api-error.ts";
import { post } from "../api/client.ts";
import { signInPath } from "../api/sign-in-path.ts";
import { leadStates } from "../ui/state.tsx";
import { showToast } from "../ui/toasts.ts";

/** Moves a lead to another state, with a way back. "changed": somebody else had moved it before. */
export function useMarkLead() {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const location = useLocation();

  return async function mark(
    lead: { id: number; name: string },
    from: LeadState,
    to: LeadState,
  ): Promise<"done" | "changed" | "failed"> {
    try {
      await post(`/leads/${lead.id}/state`, { from, to });
      await revalidate();
      const word = leadStates[to].word.toLowerCase();
      showToast(`Marked ${word}: ${lead.name}`, () => mark(lead, to, from));
      return "done";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) await navigate(signInPath(location));
      else showToast(error.message);
      if (error.status !== 409) return "failed";
      await revalidate();
      return "changed";
    }
  };
}
