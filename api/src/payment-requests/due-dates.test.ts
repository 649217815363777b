import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { setClock } from "../../testing/clock.ts";
import { waitForEmail } from "../../testing/mail.ts";
import {
  accept,
  by,
  listInstallments,
  readPaymentPage,
  recordInstallmentPayment,
  requestRow,
  sendAcceptedRequest,
  sendPaymentRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { getPaymentRequest } from "../desk/payment-requests.ts";
import { buildWorklist } from "../desk/worklist.ts";
import { formatPaymentRequestNumber, markDelivered } from "./payment-requests.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
beforeEach(() => setClock(shop, "2026-11-16 10:00"));
afterAll(() => shop.close());

const collapseSpaces = ({ text = "" }: { text?: string }) => text.replaceAll(/\s+/g, " ");
const readDueDate = async (id: number, position = 0) =>
  (await listInstallments(shop, id))[position]?.due_on;

test.each(["deposit", "upfront"] as const)(
  "sets the due date 7 days after acceptance when a request (%s) has none",
  async (terms) => {
    const { id, token } = await sendPaymentRequest(shop, { terms });
    const email = await waitForEmail(shop, {
      kind: "payment-request-sent",
      requestId: id,
      version: 1,
    });
    expect(collapseSpaces(email)).toContain("is due 7 days after acceptance");
    await accept(shop, token);
    expect(await readDueDate(id)).toBe("2026-11-23");
    expect((await readPaymentPage(shop, token)).installments[0]).toMatchObject({
      dueOn: "2026-11-23",
      isOverdue: false,
    });
    const copy = await waitForEmail(shop, {
      kind: "payment-request-accepted",
      requestId: id,
      version: 1,
    });
    expect(collapseSpaces(copy)).toContain("is due by November 23, 2026");
    const { document } = await shop.db
      .selectFrom("payment_request_versions")
      .select("document")
      .where("payment_request_id", "=", id)
      .executeTakeFirstOrThrow();
    expect(document).toContain("due 7 days after acceptance");
    expect(collapseSpaces(copy)).toContain("due 7 days after acceptance");

    const path = `/payment-requests/${formatPaymentRequestNumber(id)}`;
    const findOverdue = async () =>
      (await buildWorklist(shop)).filter((entry) => entry.path === path);
    await setClock(shop, "2026-11-23 23:00");
    expect((await getPaymentRequest(shop, id))?.state).toBe("accepted");
    expect(await findOverdue()).toEqual([]);
    await setClock(shop, "2026-11-24 08:00");
    expect((await getPaymentRequest(shop, id))?.state).toBe("overdue");
    expect(await findOverdue()).toHaveLength(1);
  },
);

test("keeps the owner's due date when the client accepts in time", async () => {
  const { id, token } = await sendPaymentRequest(shop, { dueOn: "2026-11-18" });
  // Read the email first, because an accepted proposal is no longer sent.
  const email = await waitForEmail(shop, {
    kind: "payment-request-sent",
    requestId: id,
    version: 1,
  });
  expect(collapseSpaces(email)).toContain("$1,620 is due by November 18, 2026");
  await accept(shop, token);
  expect(await readDueDate(id)).toBe("2026-11-18");
});

test("gives 7 days when the owner's due date passed before acceptance", async () => {
  const { id, token } = await sendPaymentRequest(shop, { dueOn: "2026-11-18" });
  await setClock(shop, "2026-11-20 10:00");
  expect((await readPaymentPage(shop, token)).installments[0]).not.toHaveProperty("dueOn");
  await accept(shop, token);
  expect(await readDueDate(id)).toBe("2026-11-27");
});

test("gives 7 days for a larger balance when its due date passed before acceptance", async () => {
  const { id, token } = await sendAcceptedRequest(shop);
  await recordInstallmentPayment(shop, id);
  const adjustment = { name: "Two more pages", netCents: 50_000 };
  const { revision } = await requestRow(shop, id);
  await markDelivered(shop, id, { revision, dueOn: "2026-11-18", adjustment }, by);
  await setClock(shop, "2026-11-20 10:00");
  await accept(shop, token, 2);
  expect(await readDueDate(id, 1)).toBe("2026-11-27");
});

test("lists two overdue installments of one request under different IDs", async () => {
  const { id } = await sendAcceptedRequest(shop);
  await shop.db
    .updateTable("installments")
    .set({ payable_since: new Date(), due_on: "2026-11-17" })
    .where("payment_request_id", "=", id)
    .execute();
  await setClock(shop, "2026-11-24 08:00");
  const path = `/payment-requests/${formatPaymentRequestNumber(id)}`;
  const overdue = (await buildWorklist(shop)).filter((entry) => entry.path === path);
  expect(overdue).toHaveLength(2);
  expect(new Set(overdue.map((entry) => entry.id)).size).toBe(2);
});
