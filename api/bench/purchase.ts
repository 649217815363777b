/** A card payment as an HTTP request and as a pgbench script. */
import type { CheckoutRequest } from "@agency/contract/api/checkout";
import { templateFiles } from "@agency/contract/template-files.generated";
import { MAIL } from "../src/queue/queue.ts";
import { postBytes } from "./load-generator.ts";

/** The request of buyer number n, with a unique IP address. */
export function purchaseBytes(n: number, request: CheckoutRequest) {
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  return postBytes("/api/checkout", {
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    body: JSON.stringify(request),
  });
}

/** All statements of a payment, in the order of the service. Three commits wait for the disk. */
export function purchaseScript(insertJobs: string) {
  const { version } = templateFiles["basic-single-page"];
  const declines = `
with declines as (
  select order_id from payment_attempts
  where is_card_decline and updated_at > now() - make_interval(secs => 600)
)
select
  (select count(*) from payment_attempts where network_hash = md5(:n::text) and state = 'declined'
    and updated_at > now() - make_interval(secs => 3600)),
  (select count(*) from payment_attempts where network_hash = md5(:n::text) and state = 'charging'
    and in_flight_until > now()),
  (select count(*) from declines),
  (select count(*) from declines join order_items using (order_id)
    where catalog_id = 'basic-single-page');`;
  const changeState = (from: string, to: string, assignments = "") => `
with moved as (
  update payment_attempts set state = '${to}', updated_at = now()${assignments}
  where id = :attempt and state = '${from}' returning *
), event as (
  insert into order_events (order_id, kind, actor, detail)
  select order_id, '${to}', 'gateway', jsonb_build_object('transaction', transaction_id, 'declineReason', decline_reason) from moved
)
select * from moved;`;
  const message = (kind: string) =>
    `json_build_object('id', gen_random_uuid(), 'name', '${MAIL}',
    'data', json_build_object('kind', '${kind}', 'orderId', :order::bigint))`;
  const jobs = `json_build_array(${message("delivery")}, ${message("sale-notification")})::text`;
  return `
\\set n random(1, 9000000000000000)
select payment_attempts.* from payment_attempts join orders on orders.id = order_id
  where payment_attempts.state in ('charging', 'authorized', 'captured') and orders.purchase_key = md5(:n::text)::uuid;
${declines}
begin;
select pg_try_advisory_xact_lock(hashtextextended(md5(:n::text), 0));
${declines}
select pg_advisory_xact_lock(hashtextextended('basic-single-page buyer-' || :n::bigint, 1));
select orders.*, payment_attempts.network_hash from orders
  join order_items on order_items.order_id = orders.id
  join payment_attempts on payment_attempts.order_id = orders.id
  where orders.email = 'buyer-' || :n::bigint || '@example.com' and catalog_id = 'basic-single-page'
    and payment_attempts.state in ('charging', 'authorized', 'captured')
    and created_at > now() - interval '30 minutes' limit 20;
insert into orders (number, purchase_key, state, method, email, buyer_name, total_cents)
  values ('B-' || :n::bigint, gen_random_uuid(), 'pending', 'card', 'buyer-' || :n::bigint || '@example.com', 'Ada Lovelace', 4900)
  on conflict do nothing returning id as order \\gset
with lines as (
  insert into order_items (order_id, position, kind, catalog_id, name, quantity, total_cents)
  values (:order, 1, 'template', 'basic-single-page', 'Basic Single-Page', 1, 4900)
)
insert into order_events (order_id, kind, actor, detail)
  values (:order, 'pending', 'buyer', '{"method": "card", "cents": 4900}');
with started as (
  insert into payment_attempts (order_id, attempt_key, reference, state, amount_cents, network_hash, in_flight_until)
  values (:order, gen_random_uuid(), (select id from installation) || 'B-' || :n::bigint, 'charging', 4900, md5(:n::text), now() + interval '25 s')
  returning *
), event as (
  insert into order_events (order_id, kind, actor, detail)
  select order_id, 'charging', 'buyer', jsonb_build_object('attempt', reference) from started
)
select id as attempt from started \\gset
select * from order_items where order_id = :order order by position;
commit;
${changeState("charging", "authorized", `, transaction_id = 'T-' || :n::bigint, method = 'card', last_four = '1111'`)}
select * from orders where id = :order;
begin;
select * from orders where id = :order for update;
${changeState("authorized", "captured")}
with paid as (
  update orders set state = 'paid', method = 'card', paid_at = now(), access_expires_at = now() + interval '12 months'
  where id = :order and state in ('claimed', 'pending') returning id
)
insert into order_events (order_id, kind, actor) select id, 'paid', 'gateway' from paid returning order_id;
select * from order_items where order_id = :order order by position;
insert into downloads (order_id, file_id, version) values (:order, 'basic-single-page', '${version}')
  on conflict do nothing;
${insertJobs.replaceAll("$1", jobs)};
commit;
`;
}
