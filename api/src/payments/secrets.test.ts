import { Writable } from "node:stream";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keys } from "../../testing/gateway-keys.ts";
import { badCard, buyer, goodCard } from "../../testing/purchases.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { createLog } from "../core/log.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";

const lines: string[] = [];
let service: ServiceWithGateway;
beforeAll(async () => {
  const log = createLog(
    "debug",
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  service = await startServiceWithGateway({}, log);
});
afterAll(() => service.close());

const deviceData = '{"correlation_id":"canary-of-the-device"}';

test("[FAULT-25] stores no nonce, key, card number or device data in logs, tables or emails", async () => {
  const nonces = [goodCard, badCard, goodCard, goodCard].map((card) =>
    service.emulator.nonce(card),
  );
  const [good, bad, lost, late] = nonces.map((paymentMethodNonce, n) =>
    service.request({
      paymentMethodNonce,
      deviceData,
      billing: { ...buyer, email: `canary${n}@example.com` },
    }),
  );
  if (!good || !bad || !lost || !late) throw new Error("expected four requests");
  await service.pay(good);
  await service.pay(bad);
  service.emulator.fault({ operation: "sale", kind: "response_lost" });
  await service.pay(lost);
  service.emulator.fault({ operation: "sale", kind: "500", effect: "before" });
  await service.pay(late);
  service.passTime(200);
  await reconcileAttempts(service);
  await service.mailbox.waitFor(({ recipients }) => recipients.includes("canary3@example.com"));

  const emails = service.mailbox.received.map((email) => JSON.stringify(email));
  const outputs = { log: lines, tables: await readAllRows(), emails };
  for (const [name, texts] of Object.entries(outputs)) {
    const text = texts.join("\n");
    expect([name, text.length > 1_000]).toEqual([name, true]);
    const deviceId = "canary-of-the-device";
    for (const secret of [...nonces, keys.privateKey, goodCard.number, badCard.number, deviceId]) {
      expect([name, secret, text.includes(secret)]).toEqual([name, secret, false]);
    }
  }
});

/** Reads all tables of the service and of pg-boss, as JSON text. */
async function readAllRows(): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(service.db);
  const rows = await Promise.all(
    tables.rows.map(({ name }) =>
      sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(
        service.db,
      ),
    ),
  );
  return rows.flatMap((table) => table.rows.map(({ row }) => row));
}
