import { draftContent, paymentRequestContent } from "@agency/contract/api/payment-requests";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildContent, by, readPay, requestRow, sendNew } from "../../testing/requests.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { createDraft, sendRequest } from "./payment-requests.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const tryout = { title: "Pages to try", on: "2026-12-18" };
const design = { title: "First design", on: "2026-12-04" };

const documentOf = (id: number, version: number) =>
  shop.db
    .selectFrom("request_versions")
    .select("document")
    .where("request_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();

test("shows milestones by their days, and in the text that is accepted", async () => {
  const { id, token } = await sendNew(shop, { milestones: [tryout, design] });
  expect((await readPay(shop, token)).milestones).toEqual([design, tryout]);
  const { document } = await documentOf(id, 1);
  expect(document).toContain("First design: December 4, 2026\nPages to try: December 18, 2026");
});

test("a corrected milestone is a new version", async () => {
  const { id, token, content } = await sendNew(shop, { milestones: [design] });
  const moved = { ...design, on: "2026-12-11" };
  const corrected = { revision: 2, content: { ...content, milestones: [moved] } };
  await sendRequest(shop, id, corrected, by);
  expect(await readPay(shop, token)).toMatchObject({ version: 2, milestones: [moved] });
  expect((await documentOf(id, 2)).document).toContain("First design: December 11, 2026");
});

test("a draft keeps a milestone without a day; one that is sent needs both", async () => {
  const milestones = [{ title: "First design" }];
  const content = { ...buildContent(), milestones };
  expect(draftContent.safeParse(content).success).toBe(true);
  expect(paymentRequestContent.safeParse(content).success).toBe(false);
  const id = await createDraft(shop, { key: crypto.randomUUID(), content }, by);
  expect((await requestRow(shop, id)).milestones).toEqual(milestones);
});

test("a page that was opened before the upgrade sends none, and has none", () => {
  const { milestones: _, ...older } = buildContent();
  expect(paymentRequestContent.parse(older).milestones).toEqual([]);
});
