/** Everything about one address, newest first. */
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { isNotQuarantined } from "../leads/leads.ts";
import { getRowLimit, type Paging, toPage } from "./pagination.ts";
import { loadPersonEntries, type TimelineRow } from "./person-entries.ts";
import { requestNumberSql } from "./person-id.ts";

/** One page. The cursor is the time of the last entry, in microseconds, and its ID. */
export async function listPersonEntries(deps: Deps, email: string, paging: Paging) {
  const found = await findRows(deps, email, paging);
  const { rows, next } = toPage(found, paging, (row) => row);
  return { rows: await loadPersonEntries(deps, rows), next };
}

/**
 * Reads only the rows of this address, by index, and sorts them. Emails are what the histories record: other emails,
 * such as an acknowledgement of a lead, appear only if they could not be delivered.
 */
async function findRows({ db }: Deps, email: string, paging: Paging) {
  const [microseconds, entry] = paging.after?.split("~") ?? [];
  const isAfter = microseconds
    ? sql`(at, entry) < ('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond', ${entry})`
    : sql`true`;
  const { rows } = await sql<TimelineRow & { id: string }>`
    with their_leads as materialized (
      select id, id::text as number, received_at from leads
      where lower(email) = ${email} and ${isNotQuarantined}),
    their_orders as materialized (
      select id, number, placed_at from orders where email = ${email}),
    their_requests as materialized (
      select id, ${requestNumberSql} as number, created_at
      from payment_requests where client_email = ${email}),
    their_invoices as (
      select invoices.id from invoices join their_orders on order_id = their_orders.id
      union
      select invoices.id from their_requests
      join installments on payment_request_id = their_requests.id
      join invoices on installment_id = installments.id),
    entries as (
      select 'lead' as kind, 'lead-' || number as entry, id::text as key, received_at as at,
        id as lead, null::text as "order", null::text as request, null::text as owner, null::jsonb as detail
      from their_leads
      union all
      select 'reply', 'reply-' || lead_replies.id, lead_replies.id::text, written_at, lead_id, null, null, null, null
      from their_leads join lead_replies on lead_id = their_leads.id
      union all
      select 'order', 'order-' || number, id::text, placed_at, null, number, null, null, null
      from their_orders
      union all
      select 'request', 'request-' || number, id::text, created_at, null, null, number, null, null
      from their_requests
      union all
      select 'refund', 'refund-' || refunds.id, refunds.id::text, requested_at, null, number, null, null, null
      from their_orders join refunds on order_id = their_orders.id
      union all
      select 'dispute', 'dispute-' || disputes.id, disputes.id, opened_at, null, number, null, null, null
      from their_orders
      join payment_attempts on order_id = their_orders.id
      join disputes on attempt_id = payment_attempts.id
      union all
      select 'hours', 'hours-' || number, their_orders.id::text, max(occurred_at), null, number, null, null, null
      from their_orders join time_entries on order_id = their_orders.id
      group by their_orders.id, number
      union all
      select 'invoice', 'invoice-' || invoices.number, invoices.id::text, issued_at,
        null, null, null, null, null
      from invoices where id in (select id from their_invoices)
      union all
      select 'note', 'lead-event-' || lead_events.id, null, occurred_at, lead_id, null, null, owner, detail
      from their_leads join lead_events on lead_id = their_leads.id
      where kind = 'note'
      union all
      select case kind when 'note' then 'note' when 'buyer-emailed' then 'message' else 'email' end,
        'order-event-' || order_events.id, 'delivery', occurred_at, null, number, null, owner, detail
      from their_orders join order_events on order_id = their_orders.id
      where kind in ('note', 'buyer-emailed', 'delivery-mailed')
      union all
      select case kind when 'note' then 'note' else 'email' end, 'request-event-' || events.id,
        case kind when 'sent' then 'payment-request-sent' when 'delivered' then 'payment-request-balance'
          else 'payment-request-reminder' end,
        occurred_at, null, null, number, owner, detail
      from their_requests
      join payment_request_events as events on payment_request_id = their_requests.id
      where kind in ('note', 'sent', 'reminder-sent', 'delivered')
      union all
      -- An alert with a subject is about the address of an owner.
      select 'bounce', 'alert-' || alerts.id, null, raised_at, their_leads.id, their_orders.number,
        their_requests.number, null, detail
      from alerts
      left join their_leads on their_leads.number = detail->>'lead'
      left join their_orders on their_orders.number = detail->>'order'
      left join their_requests on their_requests.number = detail->>'request'
      where kind = 'mail-undeliverable' and subject is null
        and coalesce(their_leads.id, their_orders.id, their_requests.id) is not null)
    select *, (extract(epoch from at) * 1000000)::bigint || '~' || entry as id
    from entries where ${isAfter}
    order by at desc, entry desc limit ${getRowLimit(paging)}`.execute(db);
  return rows;
}
