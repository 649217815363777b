import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { startTestService, type TestService } from "../../testing/service.ts";
import { PermanentDeliveryError } from "../gateways/mailer.ts";
import { deterministicJobId } from "../queue/queue.ts";
import { type AddressedMessage, defineMessage } from "./define-message.ts";
import { startMailWorker } from "./mail-worker.ts";

let service: TestService;
let worker: { close(): void };
/** What composing an email does, by kind. */
const compose = new Map<string, () => Promise<AddressedMessage | undefined>>();
const kinds = ["first", "second", "alert"];

beforeAll(async () => {
  service = await startTestService({
    environment: { PROCESS_ROLE: "server", MAIL_RETRY_MAX_SECONDS: "1" },
  });
  worker = await startMailWorker(
    service,
    kinds.map((kind) =>
      defineMessage({ kind, data: z.looseObject({}) }, async () => compose.get(kind)?.()),
    ),
  );
});
afterAll(async () => {
  worker?.close();
  await service?.stop();
});

const outage = () => new Error("Connection terminated due to connection timeout");
const bug = () => new Error("cannot read properties of undefined");

/** Queues an email that the mail server was too unreachable to accept for this many attempts. */
async function queueEmail(kind: string, retryCount: number) {
  const job = { kind, n: crypto.randomUUID() };
  await service.queue.mail(service.db, job, { startAfter: 3600 });
  const id = deterministicJobId(job);
  await sql`update pgboss.job set retry_count = ${retryCount}, start_after = now() where id = ${id}`.execute(
    service.db,
  );
  return { id, job };
}

async function waitForState(job: object, state: string) {
  await vi.waitFor(async () => expect(await service.mailJobs(job)).toMatchObject([{ state }]), {
    timeout: 30_000,
    interval: 50,
  });
}

const listAlerts = (job: string) =>
  service.db
    .selectFrom("alerts")
    .select("kind")
    .where(sql<boolean>`detail->>'job' = ${job}`)
    .execute();

/** Fails as often as there are errors, then needs no email. */
function failWith(kind: string, errors: Error[]) {
  const composed = vi.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return undefined;
  });
  compose.set(kind, composed);
  return composed;
}

test("retries an email that fails to render once after many attempts without a mail server", async () => {
  failWith("first", [bug(), outage()]);
  const { id, job } = await queueEmail("first", 50);
  await waitForState(job, "completed");
  expect(await listAlerts(id)).toEqual([]);
});

test("gives an email up after ten rendering failures, not counting database outages", async () => {
  const errors = Array.from({ length: 12 }, (_, n) => (n % 6 === 0 ? outage() : bug()));
  const composed = failWith("second", errors);
  const { id } = await queueEmail("second", 0);
  await vi.waitFor(
    async () => expect(await listAlerts(id)).toEqual([{ kind: "mail-undeliverable" }]),
    { timeout: 30_000, interval: 50 },
  );
  expect(composed).toHaveBeenCalledTimes(12);
});

test("retries an alert's email until the retry limit, and then alerts", async () => {
  const rejected = () => new PermanentDeliveryError("rejected");
  failWith("alert", [bug(), ...Array.from({ length: 3 }, rejected)]);
  const retried = await queueEmail("alert", 50);
  await waitForState(retried.job, "completed");

  failWith("alert", [bug()]);
  const last = await queueEmail("alert", 1_000);
  await vi.waitFor(
    async () => expect(await listAlerts(last.id)).toEqual([{ kind: "mail-undeliverable" }]),
    { timeout: 30_000, interval: 50 },
  );
});
