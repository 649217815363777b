import { z } from "zod";
import { MAX_MINUTES, textLimits } from "../limits/text-limits.ts";
import { optionalPersonId } from "./person.ts";

/** Prepaid hours, as owners log them and buyers see them. */

const timestamp = z.iso.datetime();

export const timeEntryKind = z.enum(["purchased", "worked", "refunded", "adjusted"]);
export type TimeEntryKind = z.infer<typeof timeEntryKind>;

export const timeEntry = z.object({
  id: z.int(),
  at: timestamp,
  kind: timeEntryKind,
  /** Negative for work and refunds. */
  minutes: z.int(),
  /** The balance after this entry. */
  remainingMinutes: z.int(),
  /** The amount of a purchase, a refund or a failed refund. */
  cents: z.int().optional(),
  note: z.string(),
});
export type TimeEntry = z.infer<typeof timeEntry>;

/** Entries are oldest first. */
export const orderHours = z.object({
  remainingMinutes: z.int(),
  /** Purchased and not refunded. */
  paidMinutes: z.int(),
  entries: z.array(timeEntry),
});
export type OrderHours = z.infer<typeof orderHours>;

// Desk, all below /api/desk

const accountRow = z.object({
  /** The order number. */
  number: z.string(),
  email: z.string(),
  buyerName: z.string().optional(),
  ...optionalPersonId,
  remainingMinutes: z.int(),
  paidMinutes: z.int(),
  /** Time of the last entry. */
  updatedAt: timestamp,
});
export type HoursAccountRow = z.infer<typeof accountRow>;

/** GET /api/desk/hours?filter=open: "open" has a positive or negative balance, "used" has none. */
export const hoursQuery = z.object({ filter: z.enum(["open", "used"]).default("open") });
export const hoursResponse = z.object({ rows: z.array(accountRow) });
export type HoursResponse = z.infer<typeof hoursResponse>;

/** GET /api/desk/hours/:number */
export const hoursAccount = accountRow.extend({
  purchasedMinutes: z.int(),
  workedMinutes: z.int(),
  refundedMinutes: z.int(),
  /** Disputes took all of the payment that was not refunded. */
  isPaymentLost: z.boolean().optional(),
  entries: z.array(timeEntry.extend({ owner: z.string().optional() })),
  /** What a refund of the unused hours would return; the billed minimum is kept. */
  unused: z.object({
    minutes: z.int(),
    cents: z.int(),
    minimumMinutes: z.int(),
    /** How the refund is made. */
    refundMethod: z.enum(["void", "refund", "after_settlement", "manual"]),
    /** Why a refund is blocked, for example an open dispute. */
    blockedReason: z.string().optional(),
  }),
});
export type HoursAccount = z.infer<typeof hoursAccount>;

const minutes = z.int().min(1).max(MAX_MINUTES);
const note = z.string().trim().min(1).max(textLimits.timeNote);

/** POST /api/desk/hours/:number/entries: a repeated request with the same key adds one entry. */
export const addTimeEntryBody = z.discriminatedUnion("kind", [
  z.object({
    idempotencyKey: z.uuid(),
    kind: z.literal("worked"),
    minutes,
    /** What was done. The buyer sees it. */
    note,
    /** Allows a negative balance, and work after the payment was lost in a dispute. */
    allowOverdraft: z.boolean().default(false),
  }),
  z.object({
    idempotencyKey: z.uuid(),
    kind: z.literal("adjusted"),
    /** Positive adds time, negative deducts it. */
    minutes: z.union([minutes, z.int().min(-MAX_MINUTES).max(-1)]),
    note,
    allowOverdraft: z.boolean().default(false),
  }),
]);
export type AddTimeEntryBody = z.infer<typeof addTimeEntryBody>;
export type AddTimeEntryRequest = z.input<typeof addTimeEntryBody>;

/** POST /api/desk/hours/:number/refund: rejected unless minutes and cents match the current values. */
export const refundUnusedHoursBody = z.object({
  idempotencyKey: z.uuid(),
  minutes: z.int(),
  cents: z.int(),
});
export type RefundUnusedHoursBody = z.infer<typeof refundUnusedHoursBody>;
