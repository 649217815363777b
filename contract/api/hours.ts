import { z } from "zod";

/** Prepaid hours: what the owner logs, and what the client sees of it. */

const timestamp = z.iso.datetime();

export const timeEntryKind = z.enum(["bought", "worked", "refunded", "corrected"]);
export type TimeEntryKind = z.infer<typeof timeEntryKind>;

export const timeEntry = z.object({
  id: z.int(),
  at: timestamp,
  kind: timeEntryKind,
  /** Less than nothing for what was worked, or refunded. */
  minutes: z.int(),
  /** What was left then. */
  leftMinutes: z.int(),
  /** Of what was bought, and of what went back; of a refund that failed as well. */
  cents: z.int().optional(),
  note: z.string(),
});
export type TimeEntry = z.infer<typeof timeEntry>;

/** What is left of an order's hours, and every entry, oldest first. */
export const orderHours = z.object({
  leftMinutes: z.int(),
  /** Bought, and not refunded. */
  paidMinutes: z.int(),
  entries: z.array(timeEntry),
});
export type OrderHours = z.infer<typeof orderHours>;

// At the desk, all of it below /api/desk.

const accountRow = z.object({
  /** The order's number is the account's. */
  number: z.string(),
  email: z.string(),
  buyerName: z.string().optional(),
  leftMinutes: z.int(),
  paidMinutes: z.int(),
  /** Of the last entry. */
  changedAt: timestamp,
});
export type HourAccountRow = z.infer<typeof accountRow>;

/** GET /api/desk/hours?show=open: those with time left, or with more worked than bought; or the others. */
export const hoursQuery = z.object({ show: z.enum(["open", "used"]).default("open") });
export const hoursResponse = z.object({ rows: z.array(accountRow) });
export type HoursResponse = z.infer<typeof hoursResponse>;

/** GET /api/desk/hours/:number */
export const hoursAccount = accountRow.extend({
  boughtMinutes: z.int(),
  workedMinutes: z.int(),
  refundedMinutes: z.int(),
  entries: z.array(timeEntry.extend({ owner: z.string().optional() })),
  /** What "Refund what is left" gives back; the minimum stays. */
  rest: z.object({
    minutes: z.int(),
    cents: z.int(),
    minimumMinutes: z.int(),
    /** How the money goes back. */
    by: z.enum(["void", "refund", "waits", "manual"]),
    /** Why not at all, such as an open dispute. */
    not: z.string().optional(),
  }),
});
export type HoursAccount = z.infer<typeof hoursAccount>;

const minutes = z.int().min(1).max(10_000);
const note = z.string().trim().min(1).max(300);

/** POST /api/desk/hours/:number/entries: sent twice under the same key, it is one entry. */
export const addTimeEntryBody = z.discriminatedUnion("kind", [
  z.object({
    key: z.uuid(),
    kind: z.literal("worked"),
    minutes,
    /** What was done; the client reads it. */
    note,
    /** Allows more than is left. */
    over: z.boolean().default(false),
  }),
  z.object({
    key: z.uuid(),
    kind: z.literal("corrected"),
    /** Given back to the client, or taken. */
    minutes: z.union([minutes, z.int().min(-10_000).max(-1)]),
    note,
    over: z.boolean().default(false),
  }),
]);
export type AddTimeEntryBody = z.infer<typeof addTimeEntryBody>;
export type NewHourEntryRequest = z.input<typeof addTimeEntryBody>;

/** POST /api/desk/hours/:number/refund: minutes and cents are what the owner saw; anything else is refused. */
export const refundUnusedHoursBody = z.object({ key: z.uuid(), minutes: z.int(), cents: z.int() });
export type RefundUnusedHoursBody = z.infer<typeof refundUnusedHoursBody>;
