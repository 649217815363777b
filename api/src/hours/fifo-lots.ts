/** Hours are bought in lots, each at its own rate. Time is worked off the oldest first, and refunded of the newest. */
import type { HourEntry } from "../db/tables.ts";

type Entry = Pick<HourEntry, "kind" | "minutes" | "lot" | "cents">;

/** Minutes and money of one lot that go back. */
export interface LotRefund {
  lot: number;
  minutes: number;
  cents: number;
}

interface Lot extends LotRefund {
  /** As it was bought. */
  boughtMinutes: number;
  boughtCents: number;
}

const sumOf = (entries: readonly Entry[], ...kinds: Entry["kind"][]) =>
  entries.reduce((sum, { kind, minutes }) => sum + (kinds.includes(kind) ? minutes : 0), 0);

/** What an account comes to. A correction counts as work: it says that more or less was done. */
export function summarizeEntries(entries: readonly Entry[]) {
  const boughtMinutes = sumOf(entries, "bought");
  const workedMinutes = 0 - sumOf(entries, "worked", "corrected");
  const refundedMinutes = 0 - sumOf(entries, "refunded");
  const paidMinutes = boughtMinutes - refundedMinutes;
  const leftMinutes = paidMinutes - workedMinutes;
  return { boughtMinutes, workedMinutes, refundedMinutes, paidMinutes, leftMinutes };
}

/** Of each lot what was not refunded, in the order in which they were bought. */
function lotsOf(entries: readonly Entry[]): Lot[] {
  const bought = entries.filter(({ kind }) => kind === "bought");
  return bought.map(({ lot, minutes, cents }) => {
    const gone = entries.filter((entry) => entry.kind === "refunded" && entry.lot === lot);
    return {
      lot: lot ?? 0,
      boughtMinutes: minutes,
      boughtCents: cents ?? 0,
      minutes: gone.reduce((left, entry) => left + entry.minutes, minutes),
      cents: gone.reduce((left, entry) => left + (entry.cents ?? 0), cents ?? 0),
    };
  });
}

/** What remains of each lot when so much is kept, first in, first out. */
function after(lots: readonly Lot[], keptMinutes: number): Lot[] {
  let kept = Math.max(0, keptMinutes);
  return lots.map((lot) => {
    const minutes = Math.max(0, lot.minutes - kept);
    kept -= lot.minutes - minutes;
    return { ...lot, minutes };
  });
}

/** What "Refund what is left" gives back: whoever had any work done pays for the minimum at least. */
export function allocateUnused(entries: readonly Entry[], minimumMinutes: number): LotRefund[] {
  const { workedMinutes } = summarizeEntries(entries);
  const kept = workedMinutes > 0 ? Math.max(workedMinutes, minimumMinutes) : 0;
  const lots = lotsOf(entries);
  const parts = after(lots, kept).map(({ lot, minutes, cents, boughtMinutes, boughtCents }) => {
    const untouched = lots.some((other) => other.lot === lot && other.minutes === minutes);
    const worth = Math.round((boughtCents * minutes) / boughtMinutes);
    return { lot, minutes, cents: untouched ? cents : Math.min(cents, worth) };
  });
  return parts.filter(({ minutes, cents }) => minutes > 0 && cents > 0);
}

/**
 * Money that went back in any other way takes along the time that it pays for, of the newest lot first. What is worked
 * already stays worked: money beyond the time that is left is a gift, and takes none.
 */
export function allocateRefund(entries: readonly Entry[], cents: number): LotRefund[] {
  let toGo = cents;
  const parts = after(lotsOf(entries), summarizeEntries(entries).workedMinutes)
    .reverse()
    .map(({ lot, boughtMinutes, boughtCents, ...left }) => {
      const taken = Math.min(toGo, left.cents);
      toGo -= taken;
      const worth = Math.floor((boughtMinutes * taken) / (boughtCents || 1));
      // Where all of the money is gone, no time is left either.
      const minutes = taken === left.cents ? left.minutes : Math.min(left.minutes, worth);
      return { lot, minutes, cents: taken };
    });
  return parts.filter(({ cents }) => cents > 0);
}
