import type { LeadDetail, LeadState } from "@agency/contract/api/desk";
import { ChevronDown as ChevronDownIcon } from "lucide";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuButton } from "../ui/menu.tsx";
import { leadStates, StatusBadge } from "../ui/status-badge.tsx";
import type { LeadActionHandlers } from "./use-lead-actions.ts";

interface LeadStatusProps {
  lead: LeadDetail;
  actions: LeadActionHandlers;
}

/** The lead's status, and the button that changes it. Not a select, because each arrow key press changes its value. */
export function LeadStatus({ lead: { state }, actions }: LeadStatusProps) {
  const others = (Object.keys(leadStates) as LeadState[]).filter((other) => other !== state);
  return (
    <Menu
      label={`Status: ${leadStates[state].label}`}
      className="btn-sm"
      button={
        <>
          <StatusBadge status={leadStates[state]} />
          <Icon icon={ChevronDownIcon} size={16} />
        </>
      }
    >
      {others.map((other) => (
        <MenuButton key={other} onClick={() => actions.mark(other)}>
          <StatusBadge status={leadStates[other]} />
        </MenuButton>
      ))}
    </Menu>
  );
}
