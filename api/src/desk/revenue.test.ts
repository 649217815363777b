import type { RevenueResponse } from "@agency/contract/api/desk";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "../../testing/clock.ts";
import { signIn } from "../../testing/desk.ts";
import { placeClaim, setState } from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { confirmClaimAsPaid } from "../claims/claims.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Placed by the service's clock, too: a column's default has only the database's. */
async function claim() {
  const order = await placeClaim(service);
  const { db, now } = service;
  await sql`update orders set placed_at = ${now()} where id = ${order.id}`.execute(db);
  return order;
}
async function sell() {
  const order = await claim();
  await confirmClaimAsPaid(service, order.id, "owner");
  return order;
}

// Time passes within a test, and sessions end.
const money = async () => (await signIn(service)).read<RevenueResponse>("/money");

test("what was paid counts for its week and its month where the studio is, before refunds", async () => {
  expect(await money()).toEqual({
    week: { cents: 0, sales: 0 },
    month: { cents: 0, sales: 0 },
    lastMonth: { cents: 0, sales: 0 },
    claims: { cents: 0, open: 0 },
  });

  await setClock(service, "2029-05-31 23:30");
  await sell();
  const late = await claim();
  await claim();
  expect(await money()).toEqual({
    week: { cents: 4_900, sales: 1 },
    month: { cents: 4_900, sales: 1 },
    lastMonth: { cents: 0, sales: 0 },
    claims: { cents: 9_800, open: 2 },
  });

  // Friday, in the same week and another month; what was ordered in May is paid in June.
  await setClock(service, "2029-06-01 00:30");
  await confirmClaimAsPaid(service, late.id, "owner");
  await setState(service, await sell(), "refunded");
  await setState(service, await claim(), "cancelled");
  expect(await money()).toEqual({
    week: { cents: 14_700, sales: 3 },
    month: { cents: 9_800, sales: 2 },
    lastMonth: { cents: 4_900, sales: 1 },
    claims: { cents: 4_900, open: 1 },
  });

  await setClock(service, "2029-06-04 00:30");
  expect(await money()).toMatchObject({
    week: { cents: 0, sales: 0 },
    month: { cents: 9_800, sales: 2 },
  });
});
