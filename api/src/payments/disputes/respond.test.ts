import { randomUUID } from "node:crypto";
import type { OrderDetail } from "@agency/contract/api/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ageSessions, type Browser, markPasskeyVerified, signIn } from "../../../testing/desk.ts";
import { findInvalidTotals, findMoneyMismatches } from "../../../testing/money.ts";
import { createSale, readOrder, type Sale, settleSale } from "../../../testing/refunds.ts";
import { owner } from "../../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../../testing/service-with-gateway.ts";
import { buildWorklist } from "../../desk/worklist.ts";
import { syncDisputes } from "./disputes.ts";
import { requestDisputeResponse } from "./request-response.ts";
import { processDueResponses } from "./send-response.ts";

type Kind = "evidence" | "acceptance";

const GRACE_SECONDS = 60;
const text = "Delivered on November 3.\n\nDownloaded <twice> & used.";

let shop: ServiceWithGateway;
let desk: Browser;
beforeAll(async () => {
  const environment = {
    GATEWAY_TIMEOUT_SECONDS: "2",
    CHARGE_GRACE_SECONDS: String(GRACE_SECONDS),
  };
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server", ...environment });
  desk = await signIn(shop);
  await markPasskeyVerified(shop);
});
afterAll(() => shop.close());

interface Disputed extends Sale {
  disputeId: string;
}

async function openDispute(): Promise<Disputed> {
  const sale = await createSale(shop);
  await settleSale(shop, sale);
  const disputeId = shop.emulator.dispute({ transactionId: sale.id });
  await syncDisputes(shop);
  return { ...sale, disputeId };
}
const respond = ({ order, disputeId }: Disputed, kind: Kind, idempotencyKey = randomUUID()) =>
  requestDisputeResponse(
    shop,
    order.id,
    { idempotencyKey, disputeId, kind, ...(kind === "evidence" && { text }) },
    { owner },
  );
const processResponses = () => processDueResponses(shop);
const listResponses = ({ disputeId }: Disputed) =>
  shop.db
    .selectFrom("dispute_responses")
    .select(["kind", "state", "failure_reason"])
    .where("dispute_id", "=", disputeId)
    .orderBy("requested_at")
    .execute();
const isOnWorklist = async ({ disputeId }: Disputed) =>
  (await buildWorklist(shop)).some(({ id }) => id === `dispute-${disputeId}`);
const findAtGateway = ({ disputeId }: Disputed) => shop.gateway.findDispute(disputeId);
const read = ({ order }: Disputed) => desk.read<OrderDetail>(`/orders/${order.number}`);

test("sends evidence, which removes the dispute from the worklist until the bank decides", async () => {
  const disputed = await openDispute();
  expect(await isOnWorklist(disputed)).toBe(true);
  const body = { idempotencyKey: randomUUID(), disputeId: disputed.disputeId, text };
  const { number } = disputed.order;
  await markPasskeyVerified(shop);
  const requested = await desk.read<OrderDetail>(`/orders/${number}/dispute-evidence`, { body });
  expect(requested.disputes).toMatchObject([
    { canRespond: false, response: { kind: "evidence", state: "requested", owner: "Owner" } },
  ]);
  expect(await isOnWorklist(disputed)).toBe(false);
  await processResponses();
  expect(await findAtGateway(disputed)).toMatchObject({ status: "disputed", evidence: [text] });
  const sent = await read(disputed);
  expect(sent.disputes).toMatchObject([
    { outcome: "open", replied: true, canRespond: false, response: { state: "sent", text } },
  ]);
  expect(sent.events.map(({ title, owner }) => [title, owner])).toEqual(
    expect.arrayContaining([
      ["Evidence for the dispute written", "Owner"],
      ["Evidence sent to the bank", "Owner"],
    ]),
  );
  expect(await isOnWorklist(disputed)).toBe(false);
  shop.emulator.changeDispute(disputed.disputeId, "won");
  await syncDisputes(shop);
  expect((await read(disputed)).disputes).toMatchObject([{ outcome: "won", replied: false }]);
});

test("accepts a dispute as lost, which revokes access and records the loss", async () => {
  const disputed = await openDispute();
  const body = { idempotencyKey: randomUUID(), disputeId: disputed.disputeId };
  await markPasskeyVerified(shop);
  await desk.read(`/orders/${disputed.order.number}/dispute-acceptance`, { body });
  await processResponses();
  const order = await read(disputed);
  expect(order.disputes).toMatchObject([
    { status: "accepted", outcome: "lost", response: { kind: "acceptance", state: "sent" } },
  ]);
  expect(order.money).toMatchObject({ lostCents: 4_900, netCents: 0 });
  expect(await readOrder(shop, disputed)).toMatchObject({ access_revoked: true });
  expect(await isOnWorklist(disputed)).toBe(false);
  expect(await findMoneyMismatches(shop.db, shop.emulator.audit())).toEqual([]);
  expect(await findInvalidTotals(shop.db)).toEqual([]);
});

test.each<Kind>(["evidence", "acceptance"])(
  "sends %s once when it is clicked 20 times, in two tabs, and by two workers",
  async (kind) => {
    const disputed = await openDispute();
    const keys = [randomUUID(), randomUUID()];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, n) => respond(disputed, kind, keys[n % 2])),
    );
    expect(results.filter(Boolean)).toHaveLength(10);
    await Promise.all([processResponses(), processResponses(), processResponses()]);
    expect(await listResponses(disputed)).toMatchObject([{ kind, state: "sent" }]);
    const { evidence } = await findAtGateway(disputed);
    expect(evidence).toEqual(kind === "evidence" ? [text] : []);
    expect(await respond(disputed, kind)).toBe(false);
  },
);

const LATE_MS = 300;
const faults = [
  { kind: "hang", effect: "none" },
  { kind: "hang", effect: "after" },
  { kind: "500", effect: "none" },
  { kind: "500", effect: "before" },
  { kind: "response_lost", effect: "before" },
  { kind: "reset", effect: "none" },
] as const;

for (const operation of ["dispute_evidence", "dispute_finalize", "dispute_accept"] as const)
  for (const { kind, effect } of faults)
    test(`responds once when ${operation} fails with "${kind}" (effect: ${effect})`, async () => {
      const disputed = await openDispute();
      const isAcceptance = operation === "dispute_accept";
      await respond(disputed, isAcceptance ? "acceptance" : "evidence");
      shop.emulator.fault({ operation, kind, effect, delayMs: effect === "after" ? LATE_MS : 0 });
      await processResponses();
      expect(await listResponses(disputed)).toMatchObject([{ state: "requested" }]);
      expect(await isOnWorklist(disputed)).toBe(false);
      // A late effect takes place within the grace period.
      await shop.emulator.waitForLateEffects();
      shop.passTime(GRACE_SECONDS + 1);
      await processResponses();
      expect(await listResponses(disputed)).toMatchObject([{ state: "sent" }]);
      expect(await findAtGateway(disputed)).toMatchObject(
        isAcceptance
          ? { status: "accepted", evidence: [] }
          : { status: "disputed", evidence: [text] },
      );
    });

test("fails and alerts when someone responded at the gateway first", async () => {
  const disputed = await openDispute();
  await respond(disputed, "acceptance");
  shop.emulator.changeDispute(disputed.disputeId, "disputed");
  await processResponses();
  const [failed] = await listResponses(disputed);
  expect(failed).toMatchObject({ state: "failed" });
  expect(failed?.failure_reason).toContain("disputed");
  expect((await read(disputed)).events.at(-1)).toMatchObject({ title: "Dispute not accepted" });
  const alerts = (await buildWorklist(shop)).filter(({ kind }) => kind === "alert");
  expect(alerts.map(({ title }) => title)).toEqual([
    `A response to a dispute was not sent: order ${disputed.order.number}`,
  ]);
});

test("comes back to the worklist when the gateway cannot be reached for an hour", async () => {
  const disputed = await openDispute();
  await respond(disputed, "evidence");
  shop.passTime(61 * 60);
  expect(await isOnWorklist(disputed)).toBe(true);
  await processResponses();
  expect(await isOnWorklist(disputed)).toBe(false);
});

test("requires a recent passkey, a dispute of this order and an open dispute", async () => {
  const disputed = await openDispute();
  const other = await openDispute();
  const post = async (disputeId: string) => {
    const body = { idempotencyKey: randomUUID(), disputeId, text };
    const path = `/orders/${disputed.order.number}/dispute-evidence`;
    const response = await desk.call(path, { body });
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  await markPasskeyVerified(shop);
  expect(await post(other.disputeId)).toEqual([404, "unknown-dispute"]);
  shop.emulator.changeDispute(disputed.disputeId, "under_review");
  await syncDisputes(shop);
  expect(await post(disputed.disputeId)).toEqual([409, "edit-conflict"]);
  shop.passTime(6 * 60);
  await ageSessions(shop);
  expect((await post(disputed.disputeId))[0]).toBe(403);
  expect(await listResponses(disputed)).toEqual([]);
});
