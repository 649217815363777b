import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { type WebhookEventType, webhookEvents } from "@agency/contract/limits/webhook-events";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, signIn } from "../testing/desk.ts";
import { findPostgres } from "../testing/postgres.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../testing/service-with-gateway.ts";
import { subscribe } from "../testing/webhooks.ts";
import { createPerson, type Person } from "./person.ts";
import { report, sizes } from "./test-scale.ts";

let shop: ServiceWithGateway;
let desk: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server", GATEWAY_TIMEOUT_SECONDS: "1" });
  desk = await signIn(shop);
  const allEvents = Object.keys(webhookEvents) as WebhookEventType[];
  await subscribe(shop, "https://receiver.example/", allEvents);
  // Keep the owner signed in, because hours pass in this test.
  await sql`update desk_sessions set passkey_verified_at = '2099-01-01', last_seen_at = '2099-01-01'`.execute(
    shop.db,
  );
});
afterAll(() => shop.close());

type Step = (person: Person) => Promise<unknown>;

/** The first step creates the person, who can be deleted at any later step. */
const stories: Record<string, [Step, ...Step[]]> = {
  "deposit and balance": [
    (p) => p.isSentRequest("deposit"),
    (p) => p.writesLead(),
    (p) => p.accepts(),
    (p) => p.isDeclined(),
    (p) => p.paysWithLostResponse(),
    (p) => p.confirmPayments(),
    (p) => p.note(),
    (p) => p.deliver(),
    (p) => p.claims(),
    (p) => p.settleClaim("confirm"),
    (p) => p.refund(2_000),
  ],
  invoice: [
    (p) => p.isSentRequest("net15"),
    (p) => p.remind(),
    (p) => p.claims(),
    (p) => p.settleClaim("cancel"),
    (p) => p.paysWithLostResponse(),
    (p) => p.confirmPayments(),
    (p) => p.settle(),
    (p) => p.refund(1_500),
    (p) => p.processRefunds(),
    (p) => p.dispute(),
    (p) => p.decide("lost"),
  ],
  "prepaid hours": [
    (p) => p.buys({ plan: "Website Maintenance", amount: "300" }),
    (p) => p.confirmPayments(),
    (p) => p.asksForLink(),
    (p) => p.asksForInvoice(),
    (p) => p.work(),
    (p) => p.note(),
    (p) => p.refund(1_000),
    (p) => p.settle(),
    (p) => p.processRefunds(),
    (p) => p.dispute(),
    (p) => p.decide("won"),
  ],
};

const MARK = "zqwalker";

/** The person is deleted before a step, or concurrently with it. */
const points = Object.entries(stories).flatMap(([story, steps]) =>
  steps.slice(1).flatMap((_, step) => [
    { story, step: step + 1, isConcurrent: false },
    { story, step: step + 1, isConcurrent: true },
  ]),
);

test(
  "[FAULT-64] deletes a person at any point, and only invoices still contain their name",
  async () => {
    const deletions = Array.from({ length: sizes.deletionRounds }, () => points).flat();
    for (const [index, point] of deletions.entries())
      await runStory(createPerson(shop, desk, `${MARK}${index}x`), point).catch((error) => {
        throw new Error(`${JSON.stringify(point)}: ${error}`, { cause: error });
      });

    // Proves that the search works, with a person who is not deleted yet.
    const last = createPerson(shop, desk, `${MARK}last`);
    for (const step of stories["deposit and balance"] ?? []) await step(last);
    expect(Object.keys(await countMatchesByTable(`${MARK}last`)).length).toBeGreaterThan(8);
    await last.delete();

    const tables = await countMatchesByTable(MARK);
    report("FAULT-64", { deletions: deletions.length, "still in": Object.keys(tables) });
    expect(tables).toEqual({ "public.invoices": expect.any(Number) });
    const { rows: open } = await sql<{ number: string }>`
      select number from invoices join installments on installments.id = installment_id
      join payment_requests on payment_requests.id = payment_request_id
      where state = 'void' and invoices.kind = 'invoice' and void_at is null
        and invoices.paid_at is null`.execute(shop.db);
    expect(open).toEqual([]);
  },
  sizes.timeoutMs * 5,
);

async function runStory(person: Person, { story, step, isConcurrent }: (typeof points)[number]) {
  for (const [index, next] of (stories[story] ?? []).entries()) {
    if (index !== step) await next(person);
    else if (isConcurrent) {
      person.stopNewData();
      await Promise.all([next(person), person.delete()]);
    } else {
      await person.delete();
      await person.openRecords();
      await next(person);
    }
  }
  await person.openRecords();
}

/** How many lines of each table's dump contain the mark. */
async function countMatchesByTable(mark: string) {
  const { stdout } = await promisify(execFile)(
    join(findPostgres(), "pg_dump"),
    ["--dbname", shop.settings.DATABASE_URL],
    { maxBuffer: 1 << 30 },
  );
  const found: Record<string, number> = {};
  let table = "";
  for (const line of stdout.split("\n")) {
    table = /^COPY (\S+)/.exec(line)?.[1] ?? table;
    if (line.toLowerCase().includes(mark)) found[table] = (found[table] ?? 0) + 1;
  }
  return found;
}
