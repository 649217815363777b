/** A visitor's quote request, as the service gets it and as Postgres does. */
import { MAIL } from "../src/queue/queue.ts";
import { leadCall } from "../testing/load.ts";
import { postBytes } from "./load-generator.ts";

/** Each with an address and words of its own. */
export const leadBytes = (n: number) => postBytes("/api/contact", leadCall(n));

/** What a lead writes and reads, in the service's own order: two limits, the look for the same lead, its row and jobs. */
export function leadScript(insertJobs: string) {
  const message = (kind: string) => `json_build_object(
    'id', gen_random_uuid(), 'name', '${MAIL}', 'data', json_build_object('kind', '${kind}', 'leadId', :lead::bigint))`;
  const jobs = `json_build_array(${message("lead-notification")}, ${message("lead-acknowledgement")})::text`;
  const hit = (what: string, seconds: number) => `
insert into rate_limits (key, window_began_at, hits) values ('${what}:' || md5(:n::text), now(), 1)
  on conflict (key) do update set
    hits = case when rate_limits.window_began_at < now() - make_interval(secs => ${seconds}) then 1 else rate_limits.hits + 1 end,
    window_began_at = case when rate_limits.window_began_at < now() - make_interval(secs => ${seconds}) then now() else rate_limits.window_began_at end
  returning hits;`;
  return `
\\set n random(1, 2000000000)
${hit("contact", 60)}
begin;
select id from leads where fingerprint = sha256(:n::text::bytea) and received_at > now() - interval '1 day' limit 1;
insert into leads (name, email, phone, message, reply_to, received_at, suspicions, fingerprint)
  values ('Visitor', 'visitor-' || :n || '@example.com', '', 'A site for my shop, please. Number ' || :n,
    'visitor-' || :n || '@example.com', now(), '{}', sha256(:n::text::bytea))
  returning id as lead \\gset
${hit("acknowledgement", 3600)}
${insertJobs.replaceAll("$1", jobs)};
commit;
`;
}
