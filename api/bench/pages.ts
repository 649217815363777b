/** How long one visitor waits, alone, for what is looked up among all orders. */
import type { Database } from "../src/db/database.ts";
import { databaseNow } from "../src/db/database.ts";
import type { Deps } from "../src/deps.ts";
import { findOrdersByEmail } from "../src/orders/orders.ts";
import { createSigner } from "../src/signer.ts";
import { testEnvironment } from "../testing/environment.ts";
import { createClient, percentile } from "../testing/load.ts";
import { seededEmail, seededNumber } from "./seed.ts";

const TIMES = 500;
const WARM_UP = 200;

export interface Medians {
  orderPageMs: number;
  findOrderMs: number;
  findOrderLookupMs: number;
}

/** For orders taken from all over the first so many. */
export async function pageTimes(url: string, db: Database, orders: number): Promise<Medians> {
  const client = createClient(url);
  const { SIGNING_KEYS } = testEnvironment({ databaseUrl: "", smtpUrl: "" });
  const signer = createSigner([SIGNING_KEYS]);
  // A large prime, so that neighbors in time are none in the table.
  const some = (turn: number) => 1 + ((turn * 7_368_787) % orders);
  const orderPage = (turn: number) => {
    const number = seededNumber(some(turn)).replace("-", "");
    return client.call(`/api/orders/${signer.sign("order", `${number}-1`)}`);
  };
  const findOrder = (turn: number) =>
    client.call("/api/find-order", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": fresh() },
      body: JSON.stringify({
        email: orders > 10 ? seededEmail(some(turn)) : `${turn}@example.com`,
      }),
    });
  const lookup = async (turn: number) => {
    const found = await findOrdersByEmail(
      { db, now: databaseNow } as Deps,
      seededEmail(some(turn)),
    );
    return { status: found.length > 0 ? 200 : 404 };
  };
  const medians = {
    orderPageMs: await median(orderPage, 200),
    findOrderMs: await median(findOrder, 202),
    findOrderLookupMs: await median(lookup, 200),
  };
  client.close();
  return medians;
}

let visitors = 0;
const fresh = () => `172.16.${(++visitors >> 8) & 255}.${visitors & 255}`;

async function median(ask: (turn: number) => Promise<{ status: number }>, expected: number) {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + TIMES; turn++) {
    const began = performance.now();
    const { status } = await ask(turn);
    if (status !== expected) throw new Error(`answered ${status}`);
    if (turn >= WARM_UP) times.push(performance.now() - began);
  }
  return percentile(times, 0.5);
}
