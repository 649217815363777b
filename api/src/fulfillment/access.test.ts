import { errorResponse } from "@agency/contract/api/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTES } from "../../testing/clock.ts";
import { countDownloads, download, fileLink, requestFile } from "../../testing/downloads.ts";
import { findTokens, waitForEmail } from "../../testing/mail.ts";
import { placeClaim, placePaidOrder, setState } from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function readError(response: Response) {
  return { status: response.status, code: errorResponse.parse(await response.json()).code };
}

test("[FAULT-11] expires a file link after 15 minutes and issues another on the order page", async () => {
  const order = await placePaidOrder(service);
  const path = await fileLink(service, order);
  service.passTime(15 * MINUTES - 20);
  expect((await download(service, path)).status).toBe(200);
  service.passTime(40);
  const expired = { status: 410, code: "link-expired" };
  expect(await readError(await service.call(path))).toEqual(expired);
  expect(await readError(await service.call(path, { headers: { Range: "bytes=0-99" } }))).toEqual(
    expired,
  );
  expect((await download(service, await fileLink(service, order))).status).toBe(200);
});

const limitReached = { status: 410, code: "download-limit-reached" };

test("[FAULT-11] rejects downloads after 10 until the link is renewed", async () => {
  const order = await placePaidOrder(service);
  for (let count = 1; count <= 10; count++) {
    expect((await download(service, await fileLink(service, order))).status).toBe(200);
    expect(await countDownloads(service, order)).toBe(count);
  }
  const rejected = await requestFile(service, order, "basic-single-page");
  expect(await readError(rejected)).toEqual(limitReached);

  await service.call(`/api/orders/${order.token}/renew-link`, { method: "POST" });
  const mail = await waitForEmail(service, {
    kind: "order-link",
    orderId: order.id,
    generation: 2,
  });
  const [token = ""] = findTokens(mail, "order");
  expect((await download(service, await fileLink(service, { ...order, token }))).status).toBe(200);
  expect(await countDownloads(service, order)).toBe(11);
});

test("[FAULT-11] never counts above the limit when the last download is requested 50 times at once", async () => {
  const order = await placePaidOrder(service);
  await service.db
    .updateTable("downloads")
    .set({ completed: 9 })
    .where("order_id", "=", order.id)
    .execute();
  const requests = Array.from({ length: 50 }, async () => {
    const response = await requestFile(service, order, "basic-single-page");
    const path = response.headers.get("location");
    return path ? (await download(service, path)).status : response.status;
  });
  const statuses = await Promise.all(requests);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 410)).toEqual([]);
  expect(await countDownloads(service, order)).toBe(10);
  const rejected = await requestFile(service, order, "basic-single-page");
  expect(await readError(rejected)).toEqual(limitReached);
});

test.each(["refunded", "canceled"] as const)(
  "[FAULT-11] rejects file links immediately when the order is %s",
  async (state) => {
    const order = await placePaidOrder(service);
    const path = await fileLink(service, order);
    await setState(service, order, state);
    const noAccess = { status: 410, code: "no-access" };
    expect(await readError(await service.call(path))).toEqual(noAccess);
    expect(await readError(await requestFile(service, order, "basic-single-page"))).toEqual(
      noAccess,
    );
    expect((await service.call(path, { method: "HEAD" })).status).toBe(410);
  },
);

test("[FAULT-11] rejects file links of revoked access, whatever its expiry date", async () => {
  const order = await placePaidOrder(service);
  const path = await fileLink(service, order);
  await service.db
    .updateTable("orders")
    .set({ access_revoked: true })
    .where("id", "=", order.id)
    .execute();
  const noAccess = { status: 410, code: "no-access" };
  expect(await readError(await service.call(path))).toEqual(noAccess);
  expect(await readError(await requestFile(service, order, "basic-single-page"))).toEqual(noAccess);
});

test("[FAULT-11] accepts file links after a partial refund", async () => {
  const order = await placePaidOrder(service);
  const path = await fileLink(service, order);
  await setState(service, order, "partially_refunded");
  expect((await download(service, path)).status).toBe(200);
});

test("rejects file requests when the order is not paid yet", async () => {
  const order = await placeClaim(service);
  const error = await readError(await requestFile(service, order, "basic-single-page"));
  expect(error).toEqual({ status: 410, code: "no-access" });
});
