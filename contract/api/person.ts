import { z } from "zod";

/**
 * Identifies a person by one of the person's records: "lead-12", "order-K7Q4-2D9M" or "request-R-0036". A person has as
 * many IDs as records, so never compare IDs. GET /api/desk/people/:id accepts each of them.
 */
export const personId = z.string();

/** For records that name a person. Absent if the personal data was deleted. */
export const optionalPersonId = { personId: personId.optional() };

/** A person is an email address with at least one record that is not quarantined. */
export const personSummary = z.object({
  /** The ID of the oldest record. */
  id: personId,
  email: z.string(),
  /** Up to five, newest first; empty if no name is known. */
  names: z.array(z.string()),
  phone: z.string().optional(),
  company: z.string().optional(),
  /** The time of the oldest record. */
  since: z.iso.datetime(),
  /** Numbers of records. Leads marked as spam are not counted. */
  leads: z.int(),
  orders: z.int(),
  requests: z.int(),
});
export type PersonSummary = z.infer<typeof personSummary>;
