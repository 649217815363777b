import type { PersonResponse } from "@agency/contract/api/people";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { summarizeOrders } from "./contact-history.ts";
import type { Paging } from "./pagination.ts";
import { findPersonEmail } from "./person-id.ts";
import { summarizePeople } from "./person-summary.ts";
import { listPersonEntries } from "./person-timeline.ts";

/** Undefined if there is no such person. */
export async function readPerson(
  deps: Deps,
  id: string,
  paging: Paging,
): Promise<PersonResponse | undefined> {
  const email = await findPersonEmail(deps, id);
  if (email === undefined) return undefined;
  const [[person], { orderedCents }, outstandingCents, remainingMinutes, page] = await Promise.all([
    summarizePeople(deps, [email]),
    summarizeOrders(deps, email),
    sumOutstanding(deps, email),
    sumRemainingMinutes(deps, email),
    listPersonEntries(deps, email, paging),
  ]);
  // Deleted after its address was read.
  if (!person) return undefined;
  return {
    person,
    figures: { paidCents: orderedCents, outstandingCents, remainingMinutes },
    ...page,
  };
}

async function sumOutstanding({ db }: Deps, email: string) {
  const { cents } = await db
    .selectFrom("payment_requests")
    .innerJoin("installments", "payment_request_id", "payment_requests.id")
    .select(sql<number>`coalesce(sum(cents), 0)::bigint`.as("cents"))
    .where("client_email", "=", email)
    .where("state", "in", ["sent", "accepted"])
    .where("paid_at", "is", null)
    .executeTakeFirstOrThrow();
  return cents;
}

/** Undefined without prepaid hours. */
async function sumRemainingMinutes({ db }: Deps, email: string) {
  const { minutes } = await db
    .selectFrom("orders")
    .innerJoin("time_entries", "order_id", "orders.id")
    .select(sql<number | null>`sum(minutes)::bigint`.as("minutes"))
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return minutes ?? undefined;
}
