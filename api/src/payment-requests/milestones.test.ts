import { draftContent, paymentRequestContent } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  buildContent,
  by,
  readPaymentPage,
  requestRow,
  sendPaymentRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { createDraft, sendRequest } from "./payment-requests.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
afterAll(() => shop.close());

const review = { title: "Pages to try", on: "2026-12-18" };
const design = { title: "First design", on: "2026-12-04" };

const readDocument = (id: number, version: number) =>
  shop.db
    .selectFrom("payment_request_versions")
    .select("document")
    .where("payment_request_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();

test("shows milestones by date on the page and in the accepted text", async () => {
  const { id, token } = await sendPaymentRequest(shop, { milestones: [review, design] });
  expect((await readPaymentPage(shop, token)).milestones).toEqual([design, review]);
  const { document } = await readDocument(id, 1);
  expect(document).toContain("First design: December 4, 2026\nPages to try: December 18, 2026");
});

test("creates a new version when a milestone is corrected", async () => {
  const { id, token, content } = await sendPaymentRequest(shop, { milestones: [design] });
  const moved = { ...design, on: "2026-12-11" };
  const corrected = { revision: 2, content: { ...content, milestones: [moved] } };
  await sendRequest(shop, id, corrected, by);
  expect(await readPaymentPage(shop, token)).toMatchObject({ version: 2, milestones: [moved] });
  expect((await readDocument(id, 2)).document).toContain("First design: December 11, 2026");
});

test("saves a draft when a milestone has no date, but does not send it", async () => {
  const milestones = [{ title: "First design" }];
  const content = { ...buildContent(), milestones };
  expect(draftContent.safeParse(content).success).toBe(true);
  expect(paymentRequestContent.safeParse(content).success).toBe(false);
  const id = await createDraft(shop, { idempotencyKey: crypto.randomUUID(), content }, by);
  expect((await requestRow(shop, id)).milestones).toEqual(milestones);
});
