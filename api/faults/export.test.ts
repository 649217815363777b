import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveSmallSite } from "../../deploy/testing/small-site.ts";
import { type Browser, fromOurPage, signIn } from "../testing/desk.ts";
import { waitUntil } from "../testing/load.ts";
import { startTestService, type TestService } from "../testing/service.ts";

const ROWS = 30_000;
/** The export waits before this row until the lock is released. */
const BARRIER = { row: 12_500, lock: 62 };

let service: TestService;
let site: Awaited<ReturnType<typeof serveSmallSite>>;
let desk: Browser;
beforeAll(async () => {
  service = await startTestService({ environment: { PROCESS_ROLE: "server" } });
  site = await serveSmallSite({ api: service.url });
  desk = await signIn(service);
  await sql`insert into leads (name, email, phone, message, reply_to, fingerprint)
    select 'Lead ' || n, n || '@example.com', '', repeat('text ', 20), '', ''
    from generate_series(1, ${sql.lit(ROWS)}) n`.execute(service.db);
  // With statistics, each batch uses the index, so that only the batch with this row waits.
  await sql`analyze leads`.execute(service.db);
  await sql`alter table leads rename to stored_leads`.execute(service.db);
  await sql`create view leads as select * from stored_leads where
    case when id = ${sql.lit(BARRIER.row)}
      then pg_advisory_xact_lock_shared(${sql.lit(BARRIER.lock)}) is not null else true end`.execute(
    service.db,
  );
});
afterAll(async () => {
  await site?.stop();
  await service?.stop();
});

function download() {
  const Cookie = [...desk.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return fetch(`${site.url}/api/desk/leads.csv`, { headers: { ...fromOurPage, Cookie } });
}

test("[FAULT-62] fails the download when the export's database connection dies halfway", async () => {
  const cut = await service.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${sql.lit(BARRIER.lock)})`.execute(holder);
    const response = await download();
    expect(response.status).toBe(200);
    let received = "";
    const failure = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body ?? []) received += decoder.decode(chunk);
    })().catch((error: Error) => error);

    const terminated = sql<{ done: boolean }>`
      select pg_terminate_backend(pid) as done from pg_locks
      where locktype = 'advisory' and not granted`;
    const isTerminated = async () => (await terminated.execute(holder)).rows.length > 0;
    await waitUntil("the export is halfway", isTerminated);
    const error = await failure;
    await sql`select pg_advisory_unlock(${sql.lit(BARRIER.lock)})`.execute(holder);
    return { error, lines: received.split("\r\n").length };
  });
  // The partial file is not mistaken for a complete one.
  expect(cut.lines).toBeLessThan(ROWS);
  expect(cut.error).toBeInstanceOf(Error);

  const complete = await (await download()).text();
  expect(complete.trimEnd().split("\r\n")).toHaveLength(ROWS + 1);
});
