/** Payment requests of the sample week, one of every kind, written by the service's own hands and mailed to nobody. */
import type { RequestContent } from "@agency/contract/requests";
import { sql } from "kysely";
import type { Database } from "../src/db/database.ts";
import type { Deps } from "../src/deps.ts";
import { acceptRequest, countView } from "../src/requests/accept.ts";
import { paymentsOf } from "../src/requests/instalments.ts";
import {
  createDraft,
  deliver,
  notePayment,
  sendRequest,
  voidRequest,
} from "../src/requests/requests.ts";
import { dayFromNow, requests, type SampleRequest } from "./sample-requests-data.ts";

const by = { owner: "sample" };
const DAY = 24;

/** The service's clock so many hours ago, and a queue that keeps nothing. */
const hoursAgo = (db: Database, hours: number) =>
  ({
    db,
    now: () => sql<Date>`(now() - make_interval(hours => ${hours}))`,
    queue: { mail: async () => {} },
  }) as unknown as Deps;

export async function addSampleRequests(db: Database) {
  for (const request of requests) await addRequest(db, request);
  // No owner has signed in yet who could have a name.
  await sql`update request_events set owner = null where owner = ${by.owner}`.execute(db);
  await sql`update order_events set owner = null where owner = ${by.owner}`.execute(db);
  await sql`update orders set placed_at = paid_at where instalment_id is not null`.execute(db);
}

async function addRequest(db: Database, { days, until, content, lead }: SampleRequest) {
  const hours = days * DAY;
  const at = (share: number) => hoursAgo(db, Math.round(hours * (1 - share)));
  const id = await createDraft(
    at(0),
    { key: crypto.randomUUID(), lead: lead ? await leadOf(db, lead) : undefined, content },
    by,
  );
  if (until === "draft") return;
  await sendRequest(at(0.05), id, { revision: 1, content: content as RequestContent }, by);
  const row = () =>
    db.selectFrom("payment_requests").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  if (until === "sent") return;
  await countView(at(0.1), await row());
  if (until === "viewed") return;
  if (until === "void") return void (await voidRequest(at(0.5), id, (await row()).revision, by));
  await acceptRequest(at(0.15), await row(), { version: 1, name: content.client.name });
  if (until === "accepted") return;
  await payNext(at(0.2), id);
  if (until === "deposit paid") return;
  const { revision } = await row();
  const dueOn = dayFromNow(until === "overdue" ? -4 : -20);
  await deliver(at(0.6), id, { revision, dueOn }, by);
  if (until === "overdue") await remindOnce(db, id);
  else await payNext(at(0.7), id);
}

async function leadOf(db: Database, email: string) {
  const lead = await db
    .selectFrom("leads")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return lead.id;
}

async function payNext(deps: Deps, id: number) {
  const open = (await paymentsOf(deps.db, id)).find(({ paid_at }) => !paid_at);
  if (!open) throw new Error("nothing is left to pay");
  const paid = { instalment: open.id, cents: open.cents, method: "manual" as const };
  await notePayment(deps, id, paid, by);
}

/** The one of three days after: the service does not send it again. */
async function remindOnce(db: Database, id: number) {
  await sql`
    insert into request_reminders (instalment_id, due_on, days_after, sent_at)
    select id, due_on, 3, now() - interval '1 day' from instalments
    where request_id = ${id} and paid_at is null`.execute(db);
  await sql`
    insert into request_events (request_id, at, kind, actor)
    values (${id}, now() - interval '1 day', 'reminded', 'system')`.execute(db);
}
