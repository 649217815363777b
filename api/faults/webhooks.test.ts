import dns from "node:dns";
import { createServer } from "node:net";
import { webhookEvent } from "@agency/contract/api/webhook-events";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { syncDispute } from "../src/payments/disputes/disputes.ts";
import { openNameServer } from "../testing/dns.ts";
import { postLead } from "../testing/leads.ts";
import { buyer } from "../testing/purchases.ts";
import { createSale, refund } from "../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../testing/service-with-gateway.ts";
import {
  listDeliveryRows,
  makeDeliveriesDue,
  openWebhookReceiver,
  subscribe,
  type WebhookReceiver,
} from "../testing/webhooks.ts";
import { report } from "./test-scale.ts";

let receiver: WebhookReceiver;
let shop: ServiceWithGateway;
beforeAll(async () => {
  receiver = await openWebhookReceiver();
  shop = await startServiceWithGateway({
    WEBHOOK_LOCAL_ORIGINS: receiver.origin,
    WEBHOOK_TIMEOUT_SECONDS: "30",
  });
});
beforeEach(() => {
  receiver.respond = () => ({ status: 204 });
  receiver.received.length = 0;
});
afterEach(() => shop.db.deleteFrom("webhook_subscriptions").execute());
afterAll(async () => {
  await shop?.close();
  await receiver?.close();
});

const listTo = (path: string) => receiver.received.filter((webhook) => webhook.path === path);
const parse = (body: string) => webhookEvent.parse(JSON.parse(body));
const countPending = async () =>
  (await listDeliveryRows(shop)).filter(({ state }) => state === "pending").length;
const expectAllDelivered = () =>
  expect
    .poll(async () => {
      await makeDeliveriesDue(shop);
      return countPending();
    })
    .toBe(0);

test("[FAULT-68] delays no payment, email or other webhook while a receiver does not respond", async () => {
  await subscribe(shop, `${receiver.origin}/slow`, ["order.paid"]);
  await subscribe(shop, `${receiver.origin}/fast`, ["order.paid"]);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  receiver.respond = async ({ path }) => {
    if (path === "/slow") await released;
    return { status: 204 };
  };
  await createSale(shop);
  await expect.poll(() => listTo("/slow").length).toBe(1);
  for (let order = 0; order < 4; order++) await createSale(shop);
  await expect.poll(() => listTo("/fast").length).toBe(5);
  const deliveries = () =>
    shop.mailbox.received.filter(({ recipients }) => recipients.includes(buyer.email));
  await expect.poll(() => deliveries().length).toBe(5);
  expect(listTo("/slow").filter(({ status }) => status !== undefined)).toEqual([]);
  release();
  await expectAllDelivered();
  expect(new Set(listTo("/slow").map(({ headers }) => headers["webhook-id"])).size).toBe(5);
});

test("[FAULT-68] delivers once, signed and in order per subject, after a receiver was down and failing", async () => {
  const { secret } = await subscribe(shop, `${receiver.origin}/hook`, [
    ...(["order.paid", "order.refunded", "dispute.opened", "lead.received"] as const),
  ]);
  const { port } = receiver;
  await receiver.close();
  const stuck = await createSale(shop);
  const other = await createSale(shop);
  await refund(shop, stuck, 4_900);
  await syncDispute(shop, shop.emulator.dispute({ transactionId: other.id, amountCents: 1_000 }));
  await postLead(shop);
  const subjects = [stuck, other].map(({ order }) => `order-${order.number}`);
  const listAttempts = async (subject = "") =>
    (await listDeliveryRows(shop))
      .filter((row) => row.subject === subject)
      .map(({ event, attempt_count }) => [event, attempt_count]);
  await expect
    .poll(() => listAttempts(subjects[0]))
    .toEqual([
      ["order.paid", expect.toSatisfy((count) => count > 0)],
      ["order.refunded", 0],
    ]);
  expect((await listDeliveryRows(shop)).filter(({ state }) => state !== "pending")).toEqual([]);

  receiver = await openWebhookReceiver(port);
  receiver.respond = ({ body }) => ({ status: body.includes(stuck.order.number) ? 503 : 200 });
  await expect
    .poll(async () => {
      await makeDeliveriesDue(shop);
      return countPending();
    })
    .toBe(2);
  // Its later event waits, while other subjects were delivered.
  expect(await listAttempts(subjects[0])).toEqual([
    ["order.paid", expect.any(Number)],
    ["order.refunded", 0],
  ]);

  receiver.respond = () => ({ status: 200 });
  await expectAllDelivered();
  const delivered = receiver.received.filter(({ status }) => status === 200);
  const eventsOf = (text: string) =>
    delivered.filter(({ body }) => body.includes(text)).map(({ body }) => parse(body).type);
  expect(eventsOf(stuck.order.number)).toEqual(["order.paid", "order.refunded"]);
  expect(eventsOf(other.order.number)).toEqual(["order.paid", "dispute.opened"]);
  expect(eventsOf('Ada Lovelace","email')).toContain("lead.received");
  const rows = await listDeliveryRows(shop);
  expect(delivered.map(({ headers }) => headers["webhook-id"]).sort()).toEqual(
    rows.map(({ message_id }) => `msg_${message_id}`).sort(),
  );
  // Each attempt is signed with its own timestamp.
  for (const { body, headers } of receiver.received)
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(
      parse(body),
    );
  report("FAULT-68", {
    events: rows.length,
    attempts: rows.reduce((sum, { attempt_count }) => sum + attempt_count, 0),
  });
});

test("[FAULT-68] sends nothing to a private address, whether redirected, resolved or stored", async () => {
  const connections: string[] = [];
  const internal = createServer((socket) => {
    connections.push(socket.remoteAddress ?? "");
    socket.destroy();
  });
  // All addresses of this machine, IPv4 and IPv6.
  await new Promise<void>((ready) => internal.listen(0, "::", ready));
  const port = (internal.address() as { port: number }).port;
  const privateAddresses = {
    "A loopback.example": ["127.0.0.1"],
    "A mixed.example": ["93.184.216.34", "127.0.0.1"],
    "A private.example": ["10.0.0.1"],
    "A metadata.example": ["169.254.169.254"],
    "AAAA loopback6.example": ["::1"],
    "AAAA mapped.example": ["::ffff:127.0.0.1"],
    "AAAA unique-local.example": ["fd00:ec2::254"],
  };
  const nameServer = await openNameServer(privateAddresses);
  const systemServers = dns.getServers();
  dns.setServers([nameServer.server]);
  const names = Object.keys(privateAddresses).map((record) => record.split(" ")[1]);
  for (const host of ["localhost", ...names])
    await subscribe(shop, `https://${host}:${port}/hook`, ["lead.received"]);
  // A release with other checks may have stored these.
  for (const host of ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"])
    await shop.db
      .insertInto("webhook_subscriptions")
      .values({
        ...{ name: host, url: `https://${host}:${port}/hook`, events: ["lead.received"] },
        ...{ is_enabled: true, secret: "whsec_AAAA" },
      })
      .execute();
  await subscribe(shop, `${receiver.origin}/redirect`, ["lead.received"]);
  const redirects = [301, 302, 303, 307, 308];
  receiver.respond = () => ({
    status: redirects[receiver.received.length % redirects.length] ?? 307,
    headers: { Location: `http://127.0.0.1:${port}/` },
  });

  await postLead(shop);
  const listUnsent = async () =>
    (await listDeliveryRows(shop)).filter(
      ({ error, response_status }) => !error && !response_status,
    );
  await expect.poll(listUnsent).toEqual([]);
  const rows = await listDeliveryRows(shop);
  expect(rows.length).toBe(names.length + 7);
  expect(rows.filter(({ state }) => state !== "pending")).toEqual([]);
  expect(rows.at(-1)?.response_status).toBeOneOf(redirects);
  // Without a name server, localhost is not found.
  expect(rows[0]?.error).toMatch(/private address|ENOTFOUND/);
  for (const { error } of rows.slice(1, -1))
    expect(error).toMatch(/private address|must be on the internet/);
  expect(connections).toEqual([]);

  dns.setServers(systemServers);
  nameServer.close();
  await new Promise((closed) => internal.close(closed));
});

test("[FAULT-68] repeats an attempt with the same message ID when its result was lost", async () => {
  await subscribe(shop, `${receiver.origin}/hook`, ["lead.received"]);
  let isFirst = true;
  // The first request is lost, as when the process is killed before it stores the response.
  receiver.respond = async () => {
    if (!isFirst) return { status: 204 };
    isFirst = false;
    await new Promise<never>(() => {});
    return { status: 204 };
  };
  await postLead(shop);
  await expect.poll(() => receiver.received.length).toBe(1);
  // Another process finds it when the claim has passed.
  shop.passTime(61);
  await expect.poll(() => countPending()).toBe(0);
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids.length).toBe(2);
  expect(new Set(ids).size).toBe(1);
});
