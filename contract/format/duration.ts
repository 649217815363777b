import type { TimeEntry } from "../api/hours.ts";
import { formatUsd } from "./money.ts";

/** 1 h 30 min, 4 h, 45 min. Separate from the schemas, because the desk does not load zod. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(Math.abs(minutes) / 60);
  const remainder = Math.abs(minutes) % 60;
  const parts = [hours > 0 && `${hours} h`, (remainder > 0 || hours === 0) && `${remainder} min`];
  return `${minutes < 0 ? "−" : ""}${parts.filter(Boolean).join(" ")}`;
}

/** 2 hours, 1 hour, 1 h 36 min: prepaid hours in a sentence. */
export function formatHours(hours: number): string {
  if (!Number.isInteger(hours)) return formatMinutes(Math.round(hours * 60));
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** +4 h, −45 min: the change that an entry makes. */
export const formatMinutesDelta = (minutes: number) =>
  `${minutes > 0 ? "+" : ""}${formatMinutes(minutes)}`;

interface HoursBalance {
  remainingMinutes: number;
  /** Purchased and not refunded. */
  paidMinutes: number;
}

/** "1 h 30 min of 4 h left" */
export const formatRemainingTime = ({ remainingMinutes, paidMinutes }: HoursBalance) =>
  remainingMinutes < 0
    ? `${formatMinutes(-remainingMinutes)} over the ${formatMinutes(paidMinutes)} you bought`
    : `${formatMinutes(remainingMinutes)} of ${formatMinutes(paidMinutes)} left`;

/** For work, the title is the note: what was done. */
export function timeEntryTitle({ kind, minutes, cents = 0, note }: Entry) {
  switch (kind) {
    case "purchased":
      return `Bought ${formatMinutes(minutes)}`;
    case "worked":
      return note;
    case "adjusted":
      return `Corrected: ${note}`;
    case "refunded":
      return cents < 0
        ? `Refund of ${formatUsd(-cents)}`
        : `The refund of ${formatUsd(cents)} did not go through`;
  }
}

type Entry = Pick<TimeEntry, "kind" | "minutes" | "cents" | "note">;
