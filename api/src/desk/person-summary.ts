import type { PersonSummary } from "@agency/contract/api/person";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { isNotQuarantined } from "../leads/leads.ts";
import { requestNumberSql } from "./person-id.ts";

const MAX_NAMES = 5;

interface SummaryRow extends Omit<PersonSummary, "phone" | "company" | "since"> {
  phone: string | null;
  company: string | null;
  since: Date;
}

/** One summary for each address that has records, in the same order. The addresses are in lower case. */
export async function summarizePeople(
  { db }: Pick<Deps, "db">,
  emails: readonly string[],
): Promise<PersonSummary[]> {
  const { rows } = await sql<SummaryRow>`
    select email, person.*
    from unnest(${[...emails]}::text[]) with ordinality as address(email, position)
    cross join lateral (
      with records as (
        select 'lead-' || id as id, name, phone, '' as company, received_at as at, state = 'spam' as is_spam
        from leads where lower(leads.email) = address.email and ${isNotQuarantined}
        union all
        select 'order-' || number, coalesce(buyer_name, ''), '', '', placed_at, false
        from orders where orders.email = address.email
        union all
        select 'request-' || ${requestNumberSql}, client_name, '', company, created_at, false
        from payment_requests where client_email = address.email)
      select
        (array_agg(id order by at, id))[1] as id,
        -- Spammers invent names.
        array(select name from records where name <> '' group by name
          order by bool_and(is_spam), max(at) desc limit ${MAX_NAMES}) as names,
        (select phone from records where phone <> '' order by is_spam, at desc limit 1) as phone,
        (select company from records where company <> '' order by at desc limit 1) as company,
        min(at) as since,
        count(*) filter (where id like 'lead-%' and not is_spam) as leads,
        count(*) filter (where id like 'order-%') as orders,
        count(*) filter (where id like 'request-%') as requests
      from records) as person
    where person.id is not null
    order by position`.execute(db);
  return rows.map(({ phone, company, since, ...row }) => ({
    ...row,
    phone: phone ?? undefined,
    company: company ?? undefined,
    since: since.toISOString(),
  }));
}
