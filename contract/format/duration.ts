import type { TimeEntry } from "../api/hours.ts";
import { formatUsd } from "./money.ts";

/** 1 h 30 min, 4 h, 45 min: how time is written everywhere. Apart from the schemas: the desk has no zod. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const words = [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`];
  return `${minutes < 0 ? "−" : ""}${words.filter(Boolean).join(" ")}`;
}

/** 2 hours, 1 hour, 1 h 36 min: prepaid time in a sentence. */
export function formatHours(hours: number): string {
  if (!Number.isInteger(hours)) return formatMinutes(Math.round(hours * 60));
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** +4 h, −45 min: what an entry adds, or takes. */
export const formatMinutesDelta = (minutes: number) =>
  `${minutes > 0 ? "+" : ""}${formatMinutes(minutes)}`;

interface Left {
  leftMinutes: number;
  /** Bought, and not refunded. */
  paidMinutes: number;
}

/** "1 h 30 min of 4 h left": what clients ask for first. */
export const formatRemainingTime = ({ leftMinutes, paidMinutes }: Left) =>
  leftMinutes < 0
    ? `${formatMinutes(-leftMinutes)} over the ${formatMinutes(paidMinutes)} you bought`
    : `${formatMinutes(leftMinutes)} of ${formatMinutes(paidMinutes)} left`;

/** What an entry says of itself; of work it is what was done. */
export function timeEntryTitle({ kind, minutes, cents = 0, note }: Entry) {
  switch (kind) {
    case "bought":
      return `Bought ${formatMinutes(minutes)}`;
    case "worked":
      return note;
    case "corrected":
      return `Corrected: ${note}`;
    case "refunded":
      return cents < 0
        ? `Refund of ${formatUsd(-cents)}`
        : `The refund of ${formatUsd(cents)} did not go through`;
  }
}

type Entry = Pick<TimeEntry, "kind" | "minutes" | "cents" | "note">;
