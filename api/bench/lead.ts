/** A lead as an HTTP request and as a pgbench script. */
import { MAIL } from "../src/queue/queue.ts";
import { leadCall } from "../testing/load.ts";
import { postBytes } from "./load-generator.ts";

/** Each with a unique IP address and message. */
export const leadBytes = (n: number) => postBytes("/api/contact", leadCall(n));

/** All statements of a lead, in the order of the service: rate limits, duplicate check, row and jobs. */
export function leadScript(insertJobs: string) {
  const message = (kind: string) => `json_build_object(
    'id', gen_random_uuid(), 'name', '${MAIL}', 'data', json_build_object('kind', '${kind}', 'leadId', :lead::bigint))`;
  const jobs = `json_build_array(${message("lead-notification")}, ${message("lead-acknowledgement")})::text`;
  const countHit = (action: string, seconds: number) => `
insert into rate_limits (key, window_started_at, hits) values ('${action}:' || md5(:n::text), now(), 1)
  on conflict (key) do update set
    hits = case when rate_limits.window_started_at < now() - make_interval(secs => ${seconds}) then 1 else rate_limits.hits + 1 end,
    window_started_at = case when rate_limits.window_started_at < now() - make_interval(secs => ${seconds}) then now() else rate_limits.window_started_at end
  returning hits;`;
  return `
\\set n random(1, 2000000000)
${countHit("contact", 60)}
begin;
select id from leads where fingerprint = sha256(:n::text::bytea) and received_at > now() - interval '1 day' limit 1;
insert into leads (name, email, phone, message, reply_to, received_at, quarantine_reasons, fingerprint)
  values ('Visitor', 'visitor-' || :n || '@example.com', '', 'A site for my shop, please. Number ' || :n,
    'visitor-' || :n || '@example.com', now(), '{}', sha256(:n::text::bytea))
  returning id as lead \\gset
${countHit("acknowledgement", 3600)}
${insertJobs.replaceAll("$1", jobs)};
commit;
`;
}
