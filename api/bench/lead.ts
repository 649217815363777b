/** A visitor's quote request, as the service gets it and as Postgres does. */
import { MAIL } from "../src/queue/queue.ts";
import { leadCall } from "../testing/load.ts";
import { postBytes } from "./hammer.ts";

/** Each with an address and words of its own. */
export const leadBytes = (n: number) => postBytes("/api/contact", leadCall(n));

/** One row and the jobs for its two messages. */
export function leadScript(insertJobs: string) {
  const message = (kind: string) => `json_build_object(
    'id', gen_random_uuid(), 'name', '${MAIL}', 'data', json_build_object('kind', '${kind}', 'leadId', id))`;
  return `
\\set n random(1, 2000000000)
begin;
insert into leads (name, email, phone, message, reply_to, suspicions, fingerprint)
  values ('Visitor', 'visitor-' || :n || '@example.com', '', 'A site for my shop, please. Number ' || :n,
    'visitor-' || :n || '@example.com', '{}', sha256(:n::text::bytea))
  returning json_build_array(${message("lead-notification")}, ${message("lead-acknowledgement")})::text as jobs \\gset
${insertJobs.replaceAll("$1", ":jobs")};
commit;
`;
}
