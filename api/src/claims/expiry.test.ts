import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS } from "../../testing/clock.ts";
import { receivedEmails } from "../../testing/mail.ts";
import { listEvents, orderRow, placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";
import { expireClaims } from "./claims.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test("cancels an unconfirmed claim after 14 days, and notifies buyer and owner once", async () => {
  const claim = await placeClaim(service, { email: "late@example.com" });
  const paid = await placePaidOrder(service);
  service.passTime(14 * DAYS - 60);
  await expireClaims(service);
  expect((await orderRow(service, claim.number)).state).toBe("claimed");
  service.passTime(120);
  // Two instances may run the job at the same time.
  await Promise.all([expireClaims(service), expireClaims(service)]);
  expect((await orderRow(service, claim.number)).state).toBe("canceled");
  expect((await orderRow(service, paid.number)).state).toBe("paid");
  expect(await listEvents(service, claim)).toEqual(["claimed by buyer", "canceled by system"]);
  const listRecipients = async (kind: "claim-canceled" | "claim-expired") =>
    (await receivedEmails(service, { kind, orderId: claim.id })).map(
      ({ recipients }) => recipients,
    );
  expect(await listRecipients("claim-canceled")).toEqual([["late@example.com"]]);
  expect(await listRecipients("claim-expired")).toEqual([[owner]]);
});
