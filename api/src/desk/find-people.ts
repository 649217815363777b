import type { PersonSummary } from "@agency/contract/api/person";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { isNotQuarantined } from "../leads/leads.ts";
import { isPersonEmail } from "./person-id.ts";
import { summarizePeople } from "./person-summary.ts";

const MAX_PEOPLE = 8;
/** Per table. Several records can be of the same person, and some match only by number or title. */
const MAX_RECORDS = 500;

/** The people of the newest records with this address, or with this text in a name, company, phone or address. */
export async function findPeople(
  deps: Deps,
  { address, pattern }: { address: string | undefined; pattern: string | undefined },
): Promise<PersonSummary[]> {
  if (!pattern) return [];
  const emails = address ? [address] : await findEmails(deps, pattern);
  const people = await summarizePeople(deps, emails);
  return people.filter(({ leads, orders, requests }) => leads + orders + requests > 0);
}

/**
 * Numbers and titles name no person, but the indexes contain them. The outer conditions therefore check only the names
 * and addresses. Postgres has no statistics for these expressions and would scan the whole table for both conditions.
 */
async function findEmails({ db }: Deps, pattern: string) {
  const { rows } = await sql<{ email: string }>`
    select email from (
      (select lower(email) as email, received_at as at from leads
        where (name || ' ' || email || ' ' || phone) ilike ${pattern}
          and ${isNotQuarantined} and state <> 'spam'
        order by id desc limit ${MAX_RECORDS})
      union all
      select email, placed_at from
        (select email, buyer_name, placed_at from orders
          where (number || ' ' || email || ' ' || coalesce(buyer_name, '')) ilike ${pattern}
          order by id desc limit ${MAX_RECORDS}) as found
        where email || ' ' || coalesce(buyer_name, '') ilike ${pattern}
      union all
      select client_email, created_at from
        (select client_name, company, client_email, created_at from payment_requests
          where (title || ' ' || client_name || ' ' || company || ' ' || client_email) ilike ${pattern}
          order by id desc limit ${MAX_RECORDS}) as found
        where client_name || ' ' || company || ' ' || client_email ilike ${pattern}) as records
    group by email order by max(at) desc`.execute(db);
  return rows
    .map(({ email }) => email)
    .filter(isPersonEmail)
    .slice(0, MAX_PEOPLE);
}
