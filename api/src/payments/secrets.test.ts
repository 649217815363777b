import { Writable } from "node:stream";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keys } from "../../testing/gateway-keys.ts";
import { badCard, buyer, goodCard } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { createLog } from "../log.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";

const lines: string[] = [];
let shop: Shop;
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
  shop = await openShop({}, log);
});
afterAll(() => shop.close());

test("[FAULT-25] no nonce, key or card number is in the log, in a table or in a mail, whatever becomes of the payment", async () => {
  const nonces = [goodCard, badCard, goodCard, goodCard].map((card) => shop.double.nonce(card));
  const [good, bad, lost, late] = nonces.map((paymentMethodNonce, n) =>
    shop.request({ paymentMethodNonce, billing: { ...buyer, email: `canary${n}@example.com` } }),
  );
  if (!good || !bad || !lost || !late) throw new Error("four requests");
  await shop.pay(good);
  await shop.pay(bad);
  shop.double.fault({ operation: "sale", kind: "lost" });
  await shop.pay(lost);
  shop.double.fault({ operation: "sale", kind: "500", effect: "first" });
  await shop.pay(late);
  shop.passTime(200);
  await reconcileAttempts(shop);
  await shop.mailbox.waitFor(({ recipients }) => recipients.includes("canary3@example.com"));

  const mails = shop.mailbox.received.map((mail) => JSON.stringify(mail));
  const places = { log: lines, tables: await everyRow(), mails };
  for (const [place, texts] of Object.entries(places)) {
    const all = texts.join("\n");
    expect([place, all.length > 1_000]).toEqual([place, true]);
    for (const secret of [...nonces, keys.privateKey, goodCard.number, badCard.number]) {
      expect([place, secret, all.includes(secret)]).toEqual([place, secret, false]);
    }
  }
});

/** Every table of ours and of the queue, as text. */
async function everyRow(): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(shop.db);
  const rows = await Promise.all(
    tables.rows.map(({ name }) =>
      sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(
        shop.db,
      ),
    ),
  );
  return rows.flatMap((table) => table.rows.map(({ row }) => row));
}
