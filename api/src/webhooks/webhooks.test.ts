import type { AlertDetail } from "@agency/contract/api/desk";
import { webhookEvent } from "@agency/contract/api/webhook-events";
import type {
  DeskWebhook,
  WebhookDeliveriesResponse,
  WebhookDeliveryDetail,
  WebhookSecretResponse,
  WebhooksResponse,
} from "@agency/contract/api/webhooks";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { ageSessions, type Browser, markPasskeyVerified, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { accept, sendAcceptedRequest } from "../../testing/requests.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import {
  listDeliveryRows,
  makeDeliveriesDue,
  openWebhookReceiver,
  subscribe,
  type WebhookReceiver,
} from "../../testing/webhooks.ts";
import { buildWorklist } from "../desk/worklist.ts";
import { markPaid } from "../fulfillment/fulfillment.ts";
import { claimDelivery } from "./claim.ts";
import { deleteOldDeliveries } from "./deliveries.ts";
import { sendDueDeliveries } from "./send.ts";

const DAY = 24 * 60 * 60;

let receiver: WebhookReceiver;
let service: TestService;
let desk: Browser;
beforeAll(async () => {
  receiver = await openWebhookReceiver();
  service = await startTestService({
    environment: { PROCESS_ROLE: "server", WEBHOOK_LOCAL_ORIGINS: receiver.origin },
  });
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.respond = () => ({ status: 204 });
  desk = await signIn(service);
  await markPasskeyVerified(service);
});
afterEach(async () => {
  await service.db.deleteFrom("webhook_subscriptions").execute();
  await service.db.deleteFrom("alerts").execute();
});
afterAll(async () => {
  await service.stop();
  await receiver.close();
});

const send = () => sendDueDeliveries(service, new AbortController().signal);
const url = () => `${receiver.origin}/hook`;
const body = (fields: object = {}) => ({
  ...{ name: "Accounting", url: url(), events: ["lead.received"], ...fields },
});
const getStatus = async (path: string, call: object) => {
  const response = await desk.call(path, call);
  const { code } = (await response.json()) as { code?: string };
  return `${response.status} ${code}`;
};
const listAlerts = () => service.db.selectFrom("alerts").selectAll().execute();

test("creates, lists, changes and deletes a webhook, and shows its secret once", async () => {
  const { webhook, secret } = await desk.read<WebhookSecretResponse>("/webhooks", { body: body() });
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(webhook).toMatchObject({ ...body(), isEnabled: true, pendingCount: 0, failedCount: 0 });
  const listed = await desk.read<WebhooksResponse>("/webhooks");
  expect(listed.rows).toEqual([webhook]);
  expect(JSON.stringify(listed)).not.toContain(secret);
  const changed = await desk.read<DeskWebhook>(`/webhooks/${webhook.id}`, {
    method: "PUT",
    body: body({ name: "Slack", events: ["order.paid", "order.paid"], isEnabled: false }),
  });
  expect(changed).toMatchObject({ name: "Slack", events: ["order.paid"], isEnabled: false });
  await desk.read(`/webhooks/${webhook.id}`, { method: "DELETE" });
  expect(await desk.read("/webhooks")).toEqual({ rows: [] });
  expect(await getStatus(`/webhooks/${webhook.id}/test`, { method: "POST" })).toBe(
    "404 unknown-webhook",
  );
});

test("requires a recent passkey to create, change, delete and rotate", async () => {
  const { webhook } = await subscribe(service, url(), ["lead.received"]);
  await ageSessions(service);
  await service.db.updateTable("desk_sessions").set({ passkey_verified_at: null }).execute();
  for (const [path, call] of [
    ["/webhooks", { body: body() }],
    [`/webhooks/${webhook.id}`, { method: "PUT", body: body() }],
    [`/webhooks/${webhook.id}`, { method: "DELETE" }],
    [`/webhooks/${webhook.id}/rotate-secret`, { method: "POST" }],
  ] as const)
    expect(await getStatus(path, call), path).toBe("403 passkey-required");
});

test("rejects an address that the service must not call, and a second webhook with the same one", async () => {
  const reject = (fields: object) => getStatus("/webhooks", { body: body(fields) });
  expect(await reject({ url: "http://hooks.example/" })).toBe("400 webhook-address-rejected");
  expect(await reject({ url: "https://10.0.0.1/" })).toBe("400 webhook-address-rejected");
  expect(await reject({ url: "https://user:password@hooks.example/" })).toBe("400 invalid");
  expect(await reject({ url: "ftp://hooks.example/" })).toBe("400 invalid");
  expect(await reject({ events: [] })).toBe("400 invalid");
  expect(await reject({ events: ["order.shipped"] })).toBe("400 invalid");
  await desk.read("/webhooks", { body: body() });
  expect(await reject({})).toBe("409 webhook-exists");
});

test("sends only subscribed events, without links that give access", async () => {
  await subscribe(service, url(), ["order.paid"]);
  await postLead(service);
  const { number, email, token } = await placePaidOrder(service);
  await send();
  expect(receiver.received.length).toBe(1);
  const event = webhookEvent.parse(JSON.parse(receiver.received[0]?.body ?? ""));
  expect(event).toMatchObject({
    type: "order.paid",
    data: {
      ...{ number, totalCents: 4_900, currency: "USD", buyer: { email } },
      deskUrl: `https://agency.example/desk/orders/${number}`,
    },
  });
  expect(receiver.received[0]?.body).not.toContain(token);
});

test("stores an event in the transaction of the change", async () => {
  await subscribe(service, url(), ["order.paid"]);
  const { id } = await placeClaim(service);
  const change = service.db.transaction().execute(async (trx) => {
    await markPaid(service, trx, id, "owner");
    throw new Error("rolled back");
  });
  await expect(change).rejects.toThrow("rolled back");
  expect(await listDeliveryRows(service)).toEqual([]);
});

test("sends an accepted payment request", async () => {
  await subscribe(service, url(), ["payment_request.accepted"]);
  const { token } = await sendAcceptedRequest(service);
  // Submitted again.
  await accept(service, token);
  await send();
  const [event, ...others] = receiver.received.map(({ body }) =>
    webhookEvent.parse(JSON.parse(body)),
  );
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    type: "payment_request.accepted",
    data: {
      ...{ title: "A shop for Holm Ceramics", totalCents: 324_000, taxCents: 0 },
      client: { name: "Greta Holm", email: "greta@holm.example", company: "Holm Ceramics" },
    },
  });
  expect(receiver.received[0]?.body).not.toContain(token);
});

test("signs with the old and the new secret for 24 hours after a rotation", async () => {
  const { webhook, secret: old } = await subscribe(service, url(), ["lead.received"]);
  const { secret } = await desk.read<WebhookSecretResponse>(
    `/webhooks/${webhook.id}/rotate-secret`,
    { method: "POST" },
  );
  await postLead(service);
  await send();
  const verifiedBy = (key: string) => {
    const { body = "", headers = {} } = receiver.received.at(-1) ?? {};
    const timestamp = new Date(Number(headers["webhook-timestamp"]) * 1_000);
    const signature = new Webhook(key).sign(String(headers["webhook-id"]), timestamp, body);
    return String(headers["webhook-signature"]).split(" ").includes(signature);
  };
  expect([verifiedBy(old), verifiedBy(secret)]).toEqual([true, true]);
  service.passTime(DAY + 1);
  await postLead(service);
  await send();
  expect([verifiedBy(old), verifiedBy(secret)]).toEqual([false, true]);
});

test("sends a test event once, also while disabled, and stores the start of the response", async () => {
  const { webhook } = await subscribe(service, url(), ["lead.received"]);
  await desk.read(`/webhooks/${webhook.id}`, { method: "PUT", body: body({ isEnabled: false }) });
  receiver.respond = () => ({ status: 500, body: `\0${"x".repeat(5_000_000)}` });
  const { id } = await desk.read<WebhookDeliveryDetail>(`/webhooks/${webhook.id}/test`, {
    method: "POST",
  });
  await send();
  const delivery = await desk.read<WebhookDeliveryDetail>(`/webhook-deliveries/${id}`);
  expect(delivery).toMatchObject({
    ...{ event: "test", state: "failed", attemptCount: 1, webhookId: webhook.id },
    body: { type: "test", data: { message: "This is a test event." } },
    lastResponse: { status: 500, body: "x".repeat(1_023), durationMs: expect.any(Number) },
  });
  expect(receiver.received.map(({ body }) => JSON.parse(body))).toEqual([delivery.body]);
  expect(await listAlerts()).toEqual([]);
});

test("alerts the owners once when a delivery fails for three days, and goes on with the subject", async () => {
  const { webhook } = await subscribe(service, `${receiver.origin}/hook?key=secret`, [
    "lead.received",
  ]);
  receiver.respond = () => ({ status: 500 });
  await postLead(service);
  await postLead(service);
  for (let attempt = 1; attempt <= 9; attempt++) {
    await send();
    await makeDeliveriesDue(service);
  }
  expect(await listAlerts()).toEqual([]);
  service.passTime(3 * DAY);
  await send();
  const rows = await listDeliveryRows(service);
  expect(rows.map(({ state, attempt_count }) => [state, attempt_count])).toEqual([
    ["failed", 10],
    ["failed", 10],
  ]);
  const [alert, ...others] = await listAlerts();
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ kind: "webhook-failed", resolved_at: null });
  expect(JSON.stringify(alert?.detail)).not.toContain("secret");
  const item = (await buildWorklist(service)).find(({ kind }) => kind === "alert");
  expect(item).toMatchObject({ action: "Open the webhook" });
  expect(await desk.read<AlertDetail>(item?.path ?? "")).toMatchObject({
    ...{ solution: "open-webhook", webhook: webhook.id },
  });
  expect((await desk.read<WebhooksResponse>("/webhooks")).rows).toMatchObject([{ failedCount: 2 }]);

  // Sent again with the same message ID. The success resolves the alert.
  receiver.respond = () => ({ status: 200 });
  await desk.read(`/webhook-deliveries/${rows[0]?.id}/resend`, { method: "POST" });
  await send();
  const ids = receiver.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids.at(-1)).toBe(`msg_${rows[0]?.message_id}`);
  expect(await listAlerts()).toMatchObject([{ resolved_at: expect.any(Date) }]);
  const listed = await desk.read<WebhookDeliveriesResponse>(
    `/webhooks/${webhook.id}/deliveries?after=${rows[1]?.id}`,
  );
  expect(listed).toMatchObject({ rows: [{ id: rows[0]?.id, state: "delivered" }] });
});

test("pauses the deliveries of a disabled webhook, and continues when it is enabled", async () => {
  const { webhook } = await subscribe(service, url(), ["lead.received"]);
  const setEnabled = (isEnabled: boolean) =>
    desk.read(`/webhooks/${webhook.id}`, { method: "PUT", body: body({ isEnabled }) });
  await postLead(service);
  await setEnabled(false);
  await postLead(service);
  await send();
  const [pending, ...others] = await listDeliveryRows(service);
  expect([pending?.state, others, receiver.received]).toEqual(["pending", [], []]);
  expect(await getStatus(`/webhook-deliveries/${pending?.id}/resend`, { method: "POST" })).toBe(
    "409 webhook-disabled",
  );
  await setEnabled(true);
  await send();
  expect(receiver.received.length).toBe(1);
});

test("claims a delivery once, in the order of its subject, and not of a busy webhook", async () => {
  const { webhook } = await subscribe(service, url(), ["order.paid"]);
  await placePaidOrder(service);
  await placePaidOrder(service);
  const [first] = await listDeliveryRows(service);
  // A second event of the first order.
  await service.db
    .insertInto("webhook_deliveries")
    .values({
      ...{ subscription_id: webhook.id, message_id: crypto.randomUUID(), event: "order.refunded" },
      ...{ subject: first?.subject ?? "", data: "{}" },
    })
    .execute();
  expect(await claimDelivery(service, [webhook.id])).toBeUndefined();
  const claims = await Promise.all([1, 2, 3, 4].map(() => claimDelivery(service, [])));
  expect(claims.flatMap((claim) => claim?.event ?? [])).toEqual(["order.paid", "order.paid"]);
  expect(await claimDelivery(service, [])).toBeUndefined();
});

test("deletes deliveries after 30 days", async () => {
  await subscribe(service, url(), ["lead.received"]);
  await postLead(service);
  service.passTime(29 * DAY);
  await deleteOldDeliveries(service);
  expect((await listDeliveryRows(service)).length).toBe(1);
  service.passTime(DAY + 1);
  await deleteOldDeliveries(service);
  expect(await listDeliveryRows(service)).toEqual([]);
});

test("deletes stored events about a person with the person's data", async () => {
  await subscribe(service, url(), ["lead.received", "order.paid"]);
  await postLead(service, { email: "grace@example.com" });
  await placePaidOrder(service, { email: "grace@example.com" });
  await placePaidOrder(service, { email: "other@example.com" });
  await desk.read("/personal-data/delete", { body: { email: "grace@example.com" } });
  const rows = await listDeliveryRows(service);
  expect(rows.map(({ data }) => data)).toMatchObject([{ buyer: { email: "other@example.com" } }]);
});
