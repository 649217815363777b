import type { RevenueResponse } from "@agency/contract/api/desk";
import type { ReportsResponse } from "@agency/contract/api/reports";
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

/** Sets the placed time to the service's clock, because the column's default is the database's. */
async function createClaim() {
  const order = await placeClaim(service);
  const { db, now } = service;
  await sql`update orders set placed_at = ${now()} where id = ${order.id}`.execute(db);
  return order;
}
async function createSale() {
  const order = await createClaim();
  await confirmClaimAsPaid(service, order.id, "owner");
  return order;
}

// The clock moves within a test, and sessions expire.
const readRevenue = async () => (await signIn(service)).read<RevenueResponse>("/revenue");

test("counts a payment in the week and month of the agency's time zone", async () => {
  expect(await readRevenue()).toEqual({
    week: { cents: 0, sales: 0 },
    month: { cents: 0, sales: 0 },
    lastMonth: { cents: 0, sales: 0 },
    claims: { cents: 0, open: 0 },
  });

  await setClock(service, "2029-05-31 23:30");
  await createSale();
  const mayClaim = await createClaim();
  await createClaim();
  expect(await readRevenue()).toEqual({
    week: { cents: 4_900, sales: 1 },
    month: { cents: 4_900, sales: 1 },
    lastMonth: { cents: 0, sales: 0 },
    claims: { cents: 9_800, open: 2 },
  });

  // Friday of the same week, but another month. The order of May is paid in June.
  await setClock(service, "2029-06-01 00:30");
  await confirmClaimAsPaid(service, mayClaim.id, "owner");
  await setState(service, await createSale(), "refunded");
  await setState(service, await createClaim(), "canceled");
  expect(await readRevenue()).toEqual({
    week: { cents: 14_700, sales: 3 },
    month: { cents: 9_800, sales: 2 },
    lastMonth: { cents: 4_900, sales: 1 },
    claims: { cents: 4_900, open: 1 },
  });

  await setClock(service, "2029-06-04 00:30");
  expect(await readRevenue()).toMatchObject({
    week: { cents: 0, sales: 0 },
    month: { cents: 9_800, sales: 2 },
  });
});

test("shows the same revenue of this and the last month in the reports", async () => {
  await setClock(service, "2029-07-31 23:59");
  await setState(service, await createSale(), "refunded");
  await createSale();
  await setClock(service, "2029-08-01 00:01");
  await createSale();
  await createClaim();

  const { month, lastMonth } = await readRevenue();
  const { months } = await (await signIn(service)).read<ReportsResponse>("/reports");
  expect(months.slice(-2)).toMatchObject([
    { month: "2029-07", cents: lastMonth.cents, orders: lastMonth.sales },
    { month: "2029-08", cents: month.cents, orders: month.sales },
  ]);
  expect([lastMonth.sales, month.sales]).toEqual([2, 1]);
});
