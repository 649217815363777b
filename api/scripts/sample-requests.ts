/** Creates the sample week's payment requests, one of every state, with the service's functions and without emails. */
import { agency } from "@agency/contract/agency";
import type { PaymentRequestContent } from "@agency/contract/api/payment-requests";
import { sql } from "kysely";
import type { Deps } from "../src/core/deps.ts";
import type { Database } from "../src/db/database.ts";
import type { PaymentRequest } from "../src/db/tables.ts";
import { markContacted } from "../src/fulfillment/fulfillment.ts";
import { acceptRequest, recordClientView } from "../src/payment-requests/acceptance.ts";
import { findInstallmentPayments } from "../src/payment-requests/installments.ts";
import {
  createDraft,
  markDelivered,
  recordManualPayment,
  sendRequest,
  voidRequest,
} from "../src/payment-requests/payment-requests.ts";
import { dayFromNow, requests, type SampleRequest } from "./sample-requests-data.ts";

const by = { owner: "sample" };
const DAY = 24;

/** The service with its clock set back by some hours, and without a mail queue. */
export const serviceAt = (db: Database, hours: number) =>
  ({
    db,
    now: () => sql<Date>`(now() - make_interval(hours => ${hours}))`,
    queue: { mail: async () => {} },
    settings: { SITE_URL: agency.siteUrl },
  }) as unknown as Deps;

interface Step {
  hours: number;
  run: () => Promise<unknown>;
}

/** The steps of all payment requests, each with its age in hours. */
export const requestSteps = (db: Database): Step[] =>
  requests.flatMap((request) => buildSteps(db, request));

function buildSteps(db: Database, { days, until, content, lead }: SampleRequest): Step[] {
  let id = 0;
  const row = () =>
    db.selectFrom("payment_requests").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  /** A step after this share of the time since creation. */
  const step = (share: number, run: (deps: Deps) => Promise<unknown>): Step => {
    const hours = Math.round(days * DAY * (1 - share));
    return { hours, run: () => run(serviceAt(db, hours)) };
  };
  const create = step(0, async (deps) => {
    const leadId = lead ? await findLeadId(db, lead) : undefined;
    id = await createDraft(
      deps,
      { idempotencyKey: crypto.randomUUID(), lead: leadId, content },
      by,
    );
  });
  const send = step(0.05, (deps) =>
    sendRequest(deps, id, { revision: 1, content: content as PaymentRequestContent }, by),
  );
  const view = step(0.1, async (deps) => recordClientView(deps, await row()));
  const cancel = step(0.5, async (deps) => voidRequest(deps, id, (await row()).revision, by));
  const accept = step(0.15, async (deps) =>
    acceptRequest(deps, await row(), { version: 1, name: content.client.name }),
  );
  const payDeposit = step(0.2, async (deps) => payNext(deps, await row()));
  const deliverWork = step(0.6, async (deps) => {
    await contactBuyers(deps);
    const { revision } = await row();
    const dueOn = dayFromNow(until === "overdue" ? -4 : Math.round(15 - days * 0.4));
    await markDelivered(deps, id, { revision, dueOn }, by);
    if (until === "overdue") await recordReminder(db, id);
  });
  const payBalance = step(0.7, async (deps) => payNext(deps, await row()));
  const accepted = [create, send, view, accept];
  return {
    draft: [create],
    sent: [create, send],
    viewed: [create, send, view],
    void: [create, send, view, cancel],
    accepted,
    "deposit paid": [...accepted, payDeposit],
    overdue: [...accepted, payDeposit, deliverWork],
    "everything paid": [...accepted, payDeposit, deliverWork, payBalance],
  }[until];
}

/** Corrects columns that the service fills with the real database time. */
export async function correctRequestTimes(db: Database) {
  // No owner has signed in yet, so there is no name to show.
  await sql`update payment_request_events set owner = null where owner = ${by.owner}`.execute(db);
  await sql`update order_events set owner = null where owner = ${by.owner}`.execute(db);
  await sql`update orders set placed_at = paid_at where installment_id is not null`.execute(db);
  await sql`
    update order_events set occurred_at = paid_at from orders
    where orders.id = order_id and installment_id is not null`.execute(db);
}

async function findLeadId(db: Database, email: string) {
  const lead = await db
    .selectFrom("leads")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  return lead.id;
}

/** Marks buyers as contacted, as their receipts promised. */
async function contactBuyers(deps: Deps) {
  const promised = await deps.db
    .selectFrom("orders")
    .selectAll()
    .where("installment_id", "is not", null)
    .execute();
  for (const order of promised) await markContacted(deps, order, by);
}

async function payNext(deps: Deps, { id, revision }: PaymentRequest) {
  const open = (await findInstallmentPayments(deps.db, id)).find(({ paid_at }) => !paid_at);
  if (!open) throw new Error("no unpaid installment");
  const paid = { revision, installment: open.id, cents: open.cents, method: "manual" } as const;
  await recordManualPayment(deps, id, paid, by);
}

/** Records the reminder of day 3, so that the service does not send it again. */
async function recordReminder(db: Database, id: number) {
  await sql`
    insert into payment_reminders (installment_id, due_on, offset_days, sent_at)
    select id, due_on, 3, now() - interval '1 day' from installments
    where payment_request_id = ${id} and paid_at is null`.execute(db);
  await sql`
    insert into payment_request_events (payment_request_id, occurred_at, kind, actor)
    values (${id}, now() - interval '1 day', 'reminder-sent', 'system')`.execute(db);
}
