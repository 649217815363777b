import { errorResponse } from "@agency/contract/api/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTES } from "../../testing/clock.ts";
import {
  askForFile,
  completedOf,
  download,
  fileLink,
  waitForCount,
} from "../../testing/downloads.ts";
import { mailOf, tokensIn } from "../../testing/mail.ts";
import { type PlacedOrder, placeClaim, placePaidOrder, setState } from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function errorOf(answer: Response) {
  return { status: answer.status, code: errorResponse.parse(await answer.json()).code };
}

const setCompleted = ({ id }: PlacedOrder, completed: number) =>
  service.db.updateTable("downloads").set({ completed }).where("order_id", "=", id).execute();

test("[FAULT-11] a file link ends after 15 minutes, and the order page gives another", async () => {
  const order = await placePaidOrder(service);
  const path = await fileLink(service, order);
  service.passTime(15 * MINUTES - 20);
  expect((await download(service, path)).status).toBe(200);
  service.passTime(40);
  const over = { status: 410, code: "link-expired" };
  expect(await errorOf(await service.call(path))).toEqual(over);
  expect(await errorOf(await service.call(path, { headers: { Range: "bytes=0-99" } }))).toEqual(
    over,
  );
  expect((await download(service, await fileLink(service, order))).status).toBe(200);
});

test("[FAULT-11] after 10 completed downloads the link is used up, until a fresh one is asked for", async () => {
  const order = await placePaidOrder(service);
  const path = await fileLink(service, order);
  for (let completed = 1; completed <= 10; completed++) {
    expect((await download(service, path)).status).toBe(200);
    await waitForCount(service, order, completed);
  }
  const usedUp = { status: 410, code: "used-up" };
  expect(await errorOf(await service.call(path))).toEqual(usedUp);
  expect(await errorOf(await askForFile(service, order, "basic-single-page"))).toEqual(usedUp);

  await service.call(`/api/orders/${order.token}/renewal`, { method: "POST" });
  const mail = await mailOf(service, { kind: "order-link", orderId: order.id, generation: 2 });
  const [token = ""] = tokensIn(mail, "order");
  expect((await download(service, await fileLink(service, { ...order, token }))).status).toBe(200);
  await waitForCount(service, order, 11);
});

test("[FAULT-11] 50 downloads at once on the last one allowed never count above the limit", async () => {
  const order = await placePaidOrder(service);
  const path = await fileLink(service, order);
  await setCompleted(order, 9);
  const answers = await Promise.all(Array.from({ length: 50 }, () => download(service, path)));
  expect(answers.filter(({ status }) => status !== 200 && status !== 410)).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  await waitForCount(service, order, 10);
  expect((await service.call(path)).status).toBe(410);
  expect(await completedOf(service, order)).toBe(10);
});

test.each(["refunded", "cancelled"] as const)(
  "[FAULT-11] when an order is %s, its links end at once",
  async (state) => {
    const order = await placePaidOrder(service);
    const path = await fileLink(service, order);
    await setState(service, order, state);
    const ended = { status: 410, code: "no-access" };
    expect(await errorOf(await service.call(path))).toEqual(ended);
    expect(await errorOf(await askForFile(service, order, "basic-single-page"))).toEqual(ended);
    expect((await service.call(path, { method: "HEAD" })).status).toBe(410);
  },
);

test("[FAULT-11] a part of the order refunded does not end its links", async () => {
  const order = await placePaidOrder(service);
  const path = await fileLink(service, order);
  await setState(service, order, "part_refunded");
  expect((await download(service, path)).status).toBe(200);
});

test("an order that is not paid yet gives no file", async () => {
  const order = await placeClaim(service);
  const refused = await errorOf(await askForFile(service, order, "basic-single-page"));
  expect(refused).toEqual({ status: 410, code: "no-access" });
});
