import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setClock } from "../../testing/clock.ts";
import { mailOf } from "../../testing/mail.ts";
import {
  accept,
  by,
  paymentsFor,
  readPay,
  requestRow,
  sendAccepted,
  sendNew,
} from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { getPaymentRequest } from "../desk/payment-requests.ts";
import { buildWorklist } from "../desk/worklist.ts";
import {
  formatPaymentRequestNumber,
  markDelivered,
  recordManualPayment,
} from "./payment-requests.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => setClock(shop, "2026-11-16 10:00"));
afterAll(() => shop.close());

const textOf = ({ text = "" }: { text?: string }) => text.replaceAll(/\s+/g, " ");
const dueDay = async (id: number, position = 0) => (await paymentsFor(shop, id))[position]?.due_on;

test.each(["halves", "all"] as const)(
  "is due 7 days after acceptance when a request (%s) has no due date",
  async (terms) => {
    const { id, token } = await sendNew(shop, { terms });
    const offer = await mailOf(shop, { kind: "request-sent", requestId: id, version: 1 });
    expect(textOf(offer)).toContain("is due 7 days after acceptance");
    await accept(shop, token);
    expect(await dueDay(id)).toBe("2026-11-23");
    expect((await readPay(shop, token)).instalments[0]).toMatchObject({
      dueOn: "2026-11-23",
      late: false,
    });
    const copy = await mailOf(shop, { kind: "request-accepted", requestId: id, version: 1 });
    expect(textOf(copy)).toContain("is due by November 23, 2026");
    const { document } = await shop.db
      .selectFrom("request_versions")
      .select("document")
      .where("request_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(document).toContain("due 7 days after acceptance");
    expect(textOf(copy)).toContain("due 7 days after acceptance");

    const path = `/requests/${formatPaymentRequestNumber(id)}`;
    const overdue = async () => (await buildWorklist(shop)).filter((entry) => entry.path === path);
    await setClock(shop, "2026-11-23 23:00");
    expect((await getPaymentRequest(shop, id))?.state).toBe("accepted");
    expect(await overdue()).toEqual([]);
    await setClock(shop, "2026-11-24 08:00");
    expect((await getPaymentRequest(shop, id))?.state).toBe("overdue");
    expect(await overdue()).toHaveLength(1);
  },
);

test("keeps the owner's due date, and names it in the email and the document", async () => {
  const { id, token } = await sendNew(shop, { dueOn: "2026-11-18" });
  // Before it is accepted: afterwards a proposal that is still waiting is not sent any more.
  const offer = await mailOf(shop, { kind: "request-sent", requestId: id, version: 1 });
  expect(textOf(offer)).toContain("$1,620 is due by November 18, 2026");
  await accept(shop, token);
  expect(await dueDay(id)).toBe("2026-11-18");
});

test("gives 7 days when the owner's due date passed before acceptance", async () => {
  const { id, token } = await sendNew(shop, { dueOn: "2026-11-18" });
  await setClock(shop, "2026-11-20 10:00");
  expect((await readPay(shop, token)).instalments[0]).not.toHaveProperty("dueOn");
  await accept(shop, token);
  expect(await dueDay(id)).toBe("2026-11-27");
});

test("gives 7 days for a larger balance when its due date passed before acceptance", async () => {
  const { id, token } = await sendAccepted(shop);
  const [deposit] = await paymentsFor(shop, id);
  const shown = { instalment: deposit?.id ?? 0, cents: deposit?.cents ?? 0 };
  await recordManualPayment(shop, id, { ...shown, method: "manual" }, by);
  const adjustment = { name: "Two more pages", netCents: 50_000 };
  const { revision } = await requestRow(shop, id);
  await markDelivered(shop, id, { revision, dueOn: "2026-11-18", adjustment }, by);
  await setClock(shop, "2026-11-20 10:00");
  await accept(shop, token, 2);
  expect(await dueDay(id, 1)).toBe("2026-11-27");
});
