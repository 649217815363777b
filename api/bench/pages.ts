/** Response times of order lookups for a single visitor. */

import type { Deps } from "../src/core/deps.ts";
import { createSigner } from "../src/core/signer.ts";
import type { Database } from "../src/db/database.ts";
import { databaseNow } from "../src/db/database.ts";
import { findOrdersByEmail } from "../src/orders/orders.ts";
import { testEnvironment } from "../testing/environment.ts";
import { createClient, percentile } from "../testing/load.ts";
import { seededEmail, seededNumber } from "./seed.ts";

const REPETITIONS = 500;
const WARM_UP = 200;

export interface Medians {
  orderPageMs: number;
  findOrderMs: number;
  findOrderLookupMs: number;
}

/** Measures with orders picked from the first so many. */
export async function measurePages(url: string, db: Database, orders: number): Promise<Medians> {
  const client = createClient(url);
  const { SIGNING_KEYS } = testEnvironment({ databaseUrl: "", smtpUrl: "" });
  const signer = createSigner([SIGNING_KEYS]);
  // Multiply by a large prime, so that consecutive requests read distant rows.
  const pickOrder = (turn: number) => 1 + ((turn * 7_368_787) % orders);
  const orderPage = (turn: number) => {
    const number = seededNumber(pickOrder(turn)).replace("-", "");
    return client.call(`/api/orders/${signer.sign("order", `${number}-1`)}`);
  };
  const findOrder = (turn: number) =>
    client.call("/api/find-order", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": nextAddress() },
      body: JSON.stringify({
        email: orders > 10 ? seededEmail(pickOrder(turn)) : `${turn}@example.com`,
      }),
    });
  const lookup = async (turn: number) => {
    const found = await findOrdersByEmail(
      { db, now: databaseNow } as Deps,
      seededEmail(pickOrder(turn)),
    );
    return { status: found.length > 0 ? 200 : 404 };
  };
  const medians = {
    orderPageMs: await measureMedian(orderPage, 200),
    findOrderMs: await measureMedian(findOrder, 202),
    findOrderLookupMs: await measureMedian(lookup, 200),
  };
  client.close();
  return medians;
}

let visitors = 0;
const nextAddress = () => `172.16.${(++visitors >> 8) & 255}.${visitors & 255}`;

async function measureMedian(
  send: (turn: number) => Promise<{ status: number }>,
  expected: number,
) {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + REPETITIONS; turn++) {
    const startedAt = performance.now();
    const { status } = await send(turn);
    if (status !== expected) throw new Error(`unexpected status ${status}`);
    if (turn >= WARM_UP) times.push(performance.now() - startedAt);
  }
  return percentile(times, 0.5);
}
