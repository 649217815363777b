import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTES } from "../../testing/clock.ts";
import { postLead } from "../../testing/leads.ts";
import { waitUntilMailSent } from "../../testing/mail.ts";
import { postClaim } from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function findReceived(mailbox: string) {
  await waitUntilMailSent(service);
  return service.mailbox.received.filter(({ recipients }) =>
    recipients.some((address) => address.replace(/\+.*@/, "@").toLowerCase() === mailbox),
  );
}

test("[FAULT-38] sends a victim named in 40 leads one acknowledgement an hour, and the owner all 40", async () => {
  const names = ["victim@example.com", "Victim@Example.com", "victim+1@example.com"];
  const sendAll = () =>
    Promise.all(
      Array.from({ length: 40 }, (_, n) => postLead(service, { email: names[n % 3] ?? "" })),
    );
  for (const response of await sendAll()) expect(response.status).toBe(200);
  expect(await findReceived("victim@example.com")).toHaveLength(1);
  expect(await findReceived(owner)).toHaveLength(40);

  await postLead(service, { email: "visitor@example.com" });
  expect(await findReceived("visitor@example.com")).toHaveLength(1);

  service.passTime(59 * MINUTES);
  await sendAll();
  expect(await findReceived("victim@example.com")).toHaveLength(1);
  service.passTime(2 * MINUTES);
  await sendAll();
  expect(await findReceived("victim@example.com")).toHaveLength(2);
  expect(await findReceived(owner)).toHaveLength(121);
});

test("[FAULT-38] accepts ten claims from one /64 network, and counts other networks separately", async () => {
  const from = (n: number) => `2001:db8:0:1:${n.toString(16)}::${n}`;
  const claims = Array.from({ length: 30 }, (_, n) => postClaim(service, { from: from(n + 1) }));
  const statuses = (await Promise.all(claims)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect((await postClaim(service, { from: "2001:db8:0:2::1" })).status).toBe(201);
});
