import type { BraintreeGateway, Dispute } from "braintree";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type DisputeStatus, disputeStatuses } from "./disputes.ts";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { createSaleHelpers } from "./testing/create-sales.ts";
import { keys, sdk } from "./testing/sdk.ts";
import { aboutDisputes } from "./webhooks.ts";

let emulator: RunningEmulator;
let gateway: BraintreeGateway;
let sales: ReturnType<typeof createSaleHelpers>;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.parse("2026-03-01T12:00:00Z");
  emulator = await startBraintreeEmulator({ ...keys, now: () => nowMs });
  gateway = sdk(emulator.port);
  sales = createSaleHelpers(emulator, gateway);
});
afterEach(() => emulator.close());

/** The published types miss the wrapper object and use other status names. */
const find = async (id: string) =>
  ((await gateway.dispute.find(id)) as unknown as { dispute: Dispute }).dispute;

describe("a dispute", () => {
  test("has the gateway's fields", async () => {
    const transactionId = await sales.settled();
    const id = emulator.dispute({ transactionId });
    expect(await find(id)).toMatchObject({
      id: expect.stringMatching(/^[a-z0-9]{16}$/),
      kind: "chargeback",
      status: "open",
      reason: "fraud",
      amount: "49.00",
      amountDisputed: "49.00",
      amountWon: "0.00",
      currencyIsoCode: "USD",
      caseNumber: expect.stringMatching(/^CASE-/),
      receivedDate: "2026-03-01",
      replyByDate: "2026-03-11",
      evidence: [],
      statusHistory: [{ status: "open", timestamp: "2026-03-01T12:00:00Z" }],
      transaction: {
        id: transactionId,
        amount: "49.00",
        orderId: "order-0",
        paymentInstrumentSubtype: "Visa",
      },
      transactionDetails: { id: transactionId },
    });
  });

  test("has the given kind, reason, amount and deadline", async () => {
    const transactionId = await sales.settled("49.00", "paypal");
    const more = { kind: "retrieval", reason: "retrieval", replyBy: "2026-03-05" } as const;
    const id = emulator.dispute({ transactionId, amountCents: 900, ...more });
    expect(await find(id)).toMatchObject({
      kind: "retrieval",
      reason: "retrieval",
      amountDisputed: "9.00",
      replyByDate: "2026-03-05",
      transaction: { amount: "49.00", paymentInstrumentSubtype: "PayPal" },
    });
  });

  test("records its status changes, and the full amount when it is won", async () => {
    const id = emulator.dispute({ transactionId: await sales.settled() });
    emulator.changeDispute(id, "disputed");
    nowMs += 86_400_000;
    emulator.changeDispute(id, "won");
    expect(await find(id)).toMatchObject({
      status: "won",
      amountWon: "49.00",
      updatedAt: "2026-03-02T12:00:00Z",
      statusHistory: [
        { status: "open" },
        { status: "disputed" },
        { status: "won", effectiveDate: "2026-03-02" },
      ],
    });
  });

  test("is listed in its transaction", async () => {
    const transactionId = await sales.settled();
    const id = emulator.dispute({ transactionId });
    expect(await gateway.transaction.find(transactionId)).toMatchObject({ disputes: [{ id }] });
  });

  test("requires a captured sale", async () => {
    const transactionId = await sales.authorized();
    expect(() => emulator.dispute({ transactionId })).toThrow("It is authorized");
    expect(() => emulator.dispute({ transactionId: "nothere1" })).toThrow(
      "No transaction nothere1",
    );
    expect(() => emulator.changeDispute("nothere1", "won")).toThrow("No dispute nothere1");
    await expect(find("nothere1")).rejects.toMatchObject({ name: "notFoundError" });
  });
});

describe("a response", () => {
  /** The SDK's results; the published types miss them. */
  const call = (result: unknown) => result as Promise<{ success: boolean; message?: string }>;

  test("stores text evidence and finalizes", async () => {
    const id = emulator.dispute({ transactionId: await sales.settled() });
    expect(
      await call(gateway.dispute.addTextEvidence(id, { content: "Delivered\n& used." } as never)),
    ).toMatchObject({ success: true, evidence: { comment: "Delivered\n& used." } });
    expect(await find(id)).toMatchObject({ status: "open" });
    expect(await call(gateway.dispute.finalize(id))).toMatchObject({ success: true });
    expect(await find(id)).toMatchObject({
      status: "disputed",
      evidence: [{ comment: "Delivered\n& used." }],
      statusHistory: [{ status: "open" }, { status: "disputed" }],
    });
  });

  test("accepts the dispute", async () => {
    const id = emulator.dispute({ transactionId: await sales.settled() });
    expect(await call(gateway.dispute.accept(id))).toMatchObject({ success: true });
    expect(await find(id)).toMatchObject({ status: "accepted", amountWon: "0.00" });
  });

  test("is rejected unless the dispute is open", async () => {
    const id = emulator.dispute({ transactionId: await sales.settled() });
    emulator.changeDispute(id, "under_review");
    const calls = [
      gateway.dispute.addTextEvidence(id, { content: "Late" } as never),
      gateway.dispute.finalize(id),
      gateway.dispute.accept(id),
    ];
    for (const result of calls)
      expect(await call(result)).toMatchObject({
        success: false,
        message: expect.stringContaining("Open state"),
      });
    await expect(gateway.dispute.accept("nothere1")).rejects.toMatchObject({
      name: "notFoundError",
    });
  });
});

describe("a webhook", () => {
  const parse = ({ bt_signature, bt_payload }: { bt_signature: string; bt_payload: string }) =>
    gateway.webhookNotification.parse(bt_signature, bt_payload);

  test.each(aboutDisputes)("%s has the dispute", async (kind) => {
    const transactionId = await sales.settled();
    const disputeId = emulator.dispute({ transactionId });
    const status = kind === "dispute_opened" ? "open" : kind.replace("dispute_", "");
    emulator.changeDispute(disputeId, status as DisputeStatus);
    expect(await parse(emulator.notification({ kind, disputeId }))).toMatchObject({
      kind,
      dispute: { id: disputeId, status, transaction: { id: transactionId, orderId: "order-0" } },
    });
  });

  test("exists for every status", () => {
    expect(aboutDisputes).toHaveLength(disputeStatuses.length);
  });

  test("that is late has the status of its time", async () => {
    const disputeId = emulator.dispute({ transactionId: await sales.settled() });
    emulator.changeDispute(disputeId, "lost");
    const parsed = await parse(emulator.notification({ kind: "dispute_opened", disputeId }));
    expect(parsed).toMatchObject({
      dispute: { status: "open", statusHistory: [{ status: "open" }] },
    });
    expect(await find(disputeId)).toMatchObject({ status: "lost" });
  });

  test("for a transaction without a dispute opens one", async () => {
    const transactionId = await sales.settled();
    const notify = async (kind: "dispute_opened" | "dispute_won") =>
      (await parse(emulator.notification({ kind, transactionId }))) as unknown as {
        dispute: Dispute;
      };
    const { id } = (await notify("dispute_opened")).dispute;
    expect((await notify("dispute_won")).dispute).toMatchObject({ id, status: "won" });
    expect(await find(id)).toMatchObject({ status: "open" });
  });

  test("throws for an unknown dispute", () => {
    const about = { kind: "dispute_won", disputeId: "nothere1" } as const;
    expect(() => emulator.notification(about)).toThrow("No dispute nothere1");
  });
});

describe("searching disputes", () => {
  /** The published types have only the status, in another spelling. */
  interface Search {
    status(): { in(...values: string[]): void };
    transactionId(): { is(value: string): void };
    receivedDate(): { between(min: string, max: Date): void };
    customerId(): { is(value: string): void };
  }

  async function search(criteria: (by: Search) => void): Promise<string[]> {
    const found: string[] = [];
    for await (const dispute of gateway.dispute.search(criteria as never)) found.push(dispute.id);
    return found;
  }

  test("finds by status, transaction and date received", async () => {
    const transactionId = await sales.settled();
    const first = emulator.dispute({ transactionId });
    nowMs += 86_400_000;
    const second = emulator.dispute({ transactionId, kind: "pre_arbitration" });
    emulator.changeDispute(second, "under_review");
    const third = emulator.dispute({ transactionId: await sales.settled() });
    expect(await search((by) => by.status().in("under_review", "lost"))).toEqual([second]);
    expect(await search((by) => by.transactionId().is(transactionId))).toEqual([second, first]);
    const today = new Date(nowMs);
    expect(await search((by) => by.receivedDate().between("2026-03-02", today))).toEqual([
      third,
      second,
    ]);
    expect(await search((by) => by.status().in("won"))).toEqual([]);
  });

  test("reads all pages", async () => {
    const transactionId = await sales.settled();
    for (let index = 0; index < 100; index += 1) emulator.dispute({ transactionId });
    expect(new Set(await search((by) => by.status().in("open"))).size).toBe(100);
    expect(emulator.audit().calls.dispute_search).toBe(2);
  });

  test("fails for an unsupported criterion", async () => {
    await expect(search((by) => by.customerId().is("1"))).rejects.toMatchObject({
      name: "unexpectedError",
    });
  });
});
