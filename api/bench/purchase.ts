/** A card payment, as the service gets it and as Postgres does. */
import type { CheckoutRequest } from "@agency/contract/checkout";
import { templateFiles } from "@agency/contract/template-files.generated";
import { MAIL } from "../src/jobs/queue.ts";
import { postBytes } from "./hammer.ts";

/** From a buyer number n, whose address nobody else has. */
export function purchaseBytes(n: number, request: CheckoutRequest) {
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  return postBytes("/api/checkout", {
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    body: JSON.stringify(request),
  });
}

/**
 * What a payment writes and reads, in the service's own order: the look for an earlier try, the three counters, the order with its
 * attempt, the authorization, the capture with the paid order, its download and its message, and the
 * counters back. Three commits wait for the disk; the counters' do not.
 */
export function purchaseScript(insertJobs: string) {
  const { version } = templateFiles["basic-single-page"];
  const count = (key: string, seconds: number) => `
insert into rate_limits (key, window_began_at, hits) values (${key}, now(), 1)
  on conflict (key) do update set
    hits = case when rate_limits.window_began_at < now() - make_interval(secs => ${seconds})
      then 1 else rate_limits.hits + 1 end,
    window_began_at = case when rate_limits.window_began_at < now() - make_interval(secs => ${seconds})
      then now() else rate_limits.window_began_at end
  returning hits;`;
  const event = (kind: string, actor: string) => `
insert into order_events (order_id, kind, actor, detail)
  values (:order, '${kind}', '${actor}', '{"transaction": "abcdefgh"}');`;
  const message = `json_build_array(json_build_object('id', gen_random_uuid(), 'name', '${MAIL}',
    'data', json_build_object('kind', 'delivery', 'orderId', :order::bigint)))::text`;
  return `
\\set n random(1, 9000000000000000)
\\set product :n % 4
select payment_attempts.* from payment_attempts join orders on orders.id = order_id
  where payment_attempts.state in ('charging', 'authorized', 'captured') and orders.client_key = md5(:n::text)::uuid;
${count("'try-address-' || :n::bigint", 3600)}
${count("'try-product-' || :product::int", 600)}
${count("'try-site'", 600)}
begin;
insert into orders (number, client_key, state, method, email, buyer_name, total_cents)
  values ('B-' || :n::bigint, gen_random_uuid(), 'pending', 'card', 'buyer-' || :n::bigint || '@example.com', 'Ada Lovelace', 4900)
  on conflict do nothing returning id as order \\gset
insert into order_items (order_id, position, kind, catalog_id, name, quantity, total_cents)
  values (:order, 1, 'template', 'basic-single-page', 'Basic Single-Page', 1, 4900);
${event("pending", "buyer")}
select * from orders where id = :order for update;
select * from payment_attempts where order_id = :order and state in ('charging', 'authorized', 'captured');
insert into payment_attempts (order_id, client_key, reference, state, amount_cents)
  values (:order, gen_random_uuid(), 'B-' || :n::bigint, 'charging', 4900) returning id as attempt \\gset
${event("charging", "buyer")}
commit;
begin;
update payment_attempts set state = 'authorized', changed_at = now(), transaction_id = 'T-' || :n::bigint,
    method = 'card', last_four = '1111'
  where id = :attempt and state = 'charging' returning *;
${event("authorized", "gateway")}
commit;
begin;
update payment_attempts set state = 'captured', changed_at = now()
  where id = :attempt and state = 'authorized' returning *;
${event("captured", "gateway")}
update orders set state = 'paid', method = 'card', paid_at = now(), access_until = now() + interval '12 months'
  where id = :order and state in ('claimed', 'pending') returning id;
${event("paid", "gateway")}
select * from order_items where order_id = :order order by position;
insert into downloads (order_id, file_id, version) values (:order, 'basic-single-page', '${version}')
  on conflict do nothing;
${insertJobs.replaceAll("$1", message)};
commit;
update rate_limits set hits = greatest(hits - 1, 0)
  where key in ('try-address-' || :n::bigint, 'try-product-' || :product::int, 'try-site');
`;
}
