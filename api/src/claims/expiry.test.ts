import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { receivedOf } from "../../testing/mail.ts";
import { eventsOf, orderRow, placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";
import { expireClaims } from "./claims.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test("a claim that nobody confirms ends after 14 days, and both sides are told once", async () => {
  const claim = await placeClaim(service, { email: "late@example.com" });
  const paid = await placePaidOrder(service);
  service.passTime(14 * DAYS - 60);
  await expireClaims(service);
  expect((await orderRow(service, claim.number)).state).toBe("claimed");
  service.passTime(120);
  // Two instances may come to it at the same moment.
  await Promise.all([expireClaims(service), expireClaims(service)]);
  expect((await orderRow(service, claim.number)).state).toBe("cancelled");
  expect((await orderRow(service, paid.number)).state).toBe("paid");
  expect(await eventsOf(service, claim)).toEqual(["claimed by buyer", "cancelled by system"]);
  const mails = async (kind: "claim-cancelled" | "claim-ended") =>
    (await receivedOf(service, { kind, orderId: claim.id })).map(({ recipients }) => recipients);
  expect(await mails("claim-cancelled")).toEqual([["late@example.com"]]);
  expect(await mails("claim-ended")).toEqual([[owner]]);
});
