import type { LeadDetail } from "@agency/contract/api/desk";
import { AlarmClock, AlarmClockOff, Calendar } from "lucide";
import { isoDay, morning } from "../format/time.ts";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import type { LeadCalls } from "./use-lead-actions.ts";

interface SnoozeProps {
  lead: LeadDetail;
  calls: LeadCalls;
  onPick: () => void;
}

export function SnoozeMenu(props: SnoozeProps) {
  return (
    <Menu
      button={
        <>
          <Icon icon={AlarmClock} />
          Snooze
        </>
      }
    >
      <SnoozeItems {...props} />
    </Menu>
  );
}

/** When a lead may come back. */
export function SnoozeItems({ lead, calls, onPick }: SnoozeProps) {
  const now = new Date();
  const asleep = lead.snoozedUntil && new Date(lead.snoozedUntil) > now;
  return (
    <>
      <p className="menu-label">Snooze</p>
      {choices(now).map(([words, until]) => (
        <MenuItem key={words} icon={AlarmClock} onClick={() => calls.snooze(until)}>
          {words}
        </MenuItem>
      ))}
      <MenuItem icon={Calendar} onClick={onPick}>
        Pick a day…
      </MenuItem>
      {asleep && (
        <MenuItem icon={AlarmClockOff} onClick={() => calls.snooze(undefined)}>
          Back on the list now
        </MenuItem>
      )}
    </>
  );
}

const weekdayOf = (date: Date) => new Date(isoDay(date)).getUTCDay();
const friday = 5;
const tuesday = 2;
/** Days until that day of the week, never today or tomorrow: tomorrow has its own line. */
const daysUntil = (weekday: number, now: Date) => 2 + ((weekday - weekdayOf(now) - 2 + 14) % 7);

function choices(now: Date): [string, Date][] {
  const toFriday = daysUntil(friday, now);
  return [
    ["Until tomorrow, 9:00 AM", morning(1, now)],
    [toFriday < 7 ? "Until Friday, 9:00 AM" : "Until next Friday", morning(toFriday, now)],
    ["Until next Tuesday", morning(daysUntil(tuesday, now), now)],
  ];
}
