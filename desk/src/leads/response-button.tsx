import type { LeadDetail } from "@agency/contract/api/desk";
import { Check as CheckIcon } from "lucide";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import type { LeadActionHandlers } from "./use-lead-actions.ts";

interface ResponseButtonProps {
  lead: LeadDetail;
  actions: LeadActionHandlers;
  onDone?: () => void;
}

/** After our reply, and for a new lead. */
export const canRecordResponse = ({ followUpAt, state }: LeadDetail) =>
  !!followUpAt || state === "new";

/** After our reply it records a response; for a new lead, that an owner replied outside of the desk. */
export function ResponseButton({ lead, actions, onDone }: ResponseButtonProps) {
  if (!canRecordResponse(lead)) return null;
  const [label, record] = lead.followUpAt
    ? ["They responded", actions.recordResponse]
    : ["Mark as answered", actions.markAnswered];
  async function press() {
    if (await record()) onDone?.();
  }
  return (
    <Button busy={actions.isPending} onClick={press}>
      <Icon icon={CheckIcon} />
      {label}
    </Button>
  );
}
