import type { LeadDetail } from "@agency/contract/api/desk";
import { AlarmClock, AlarmClockOff, Calendar, ChevronDown } from "lucide";
import { isoDay, morning } from "../format/time.ts";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import type { LeadActionHandlers } from "./use-lead-actions.ts";

interface SnoozeProps {
  lead: LeadDetail;
  actions: LeadActionHandlers;
  onPickDate: () => void;
}

export function SnoozeMenu(props: SnoozeProps) {
  return (
    <Menu
      button={
        <>
          <Icon icon={AlarmClock} />
          Snooze
          <Icon icon={ChevronDown} size={16} />
        </>
      }
    >
      <SnoozeItems {...props} />
    </Menu>
  );
}

export function SnoozeItems({ lead, actions, onPickDate }: SnoozeProps) {
  const now = new Date();
  const isSnoozed = lead.snoozedUntil && new Date(lead.snoozedUntil) > now;
  return (
    <>
      <p className="menu-label">Snooze</p>
      {snoozeOptions(now).map(([label, until]) => (
        <MenuItem key={label} icon={AlarmClock} onClick={() => actions.snooze(until)}>
          {label}
        </MenuItem>
      ))}
      <MenuItem icon={Calendar} onClick={onPickDate}>
        Pick a date…
      </MenuItem>
      {isSnoozed && (
        <MenuItem icon={AlarmClockOff} onClick={() => actions.snooze(undefined)}>
          Unsnooze
        </MenuItem>
      )}
    </>
  );
}

const getWeekday = (date: Date) => new Date(isoDay(date)).getUTCDay();
const friday = 5;
const tuesday = 2;
/** Days until that weekday, at least two: tomorrow has its own option. */
const daysUntil = (weekday: number, now: Date) => 2 + ((weekday - getWeekday(now) - 2 + 14) % 7);

function snoozeOptions(now: Date): [string, Date][] {
  const daysToFriday = daysUntil(friday, now);
  return [
    ["Until tomorrow, 9:00 AM", morning(1, now)],
    [daysToFriday < 7 ? "Until Friday, 9:00 AM" : "Until next Friday", morning(daysToFriday, now)],
    ["Until next Tuesday", morning(daysUntil(tuesday, now), now)],
  ];
}
