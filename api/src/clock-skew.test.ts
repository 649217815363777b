import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  DAYS,
  localTime,
  MINUTES,
  serviceEpoch,
  setClock,
  skewProcessClock,
} from "../testing/clock.ts";
import { download, fileLink } from "../testing/downloads.ts";
import {
  claimToken,
  freshAddress,
  orderRow,
  placeClaim,
  placePaidOrder,
  postClaim,
} from "../testing/orders.ts";
import { startTestService, type TestService } from "../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe.each([
  ["right", 0],
  ["10 minutes fast", 10 * MINUTES],
  ["10 minutes slow", -10 * MINUTES],
])("[FAULT-24] when the clock of the process is %s", (_how, skew) => {
  let setRight: () => void;
  const trueNow = Date.now;
  beforeEach(() => {
    setRight = skewProcessClock(skew);
  });
  afterEach(() => setRight());

  /** By the signed words themselves: the link ends this long after the database's now, to the second. */
  async function expectLifetime(
    seconds: number,
    purpose: "file" | "claim",
    make: () => Promise<string>,
  ) {
    const before = await serviceEpoch(service);
    const token = await make();
    const after = await serviceEpoch(service);
    const expires = Number(service.signer.open(purpose, token)?.split("-").at(-1));
    expect(expires).toBeGreaterThanOrEqual(before + seconds - 1);
    expect(expires).toBeLessThanOrEqual(after + seconds + 1);
  }

  test("[FAULT-24] it is indeed", () => {
    const made = new Date();
    for (const time of [made.getTime(), Date.now()]) {
      expect((time - trueNow()) / 1_000).toBeCloseTo(skew, 0);
    }
  });

  test("[FAULT-24] a file link lives for 15 minutes by the database's clock", async () => {
    const order = await placePaidOrder(service);
    let path = "";
    await expectLifetime(15 * MINUTES, "file", async () => {
      path = await fileLink(service, order);
      return path.replace("/api/files/", "");
    });
    service.passTime(15 * MINUTES - 20);
    expect((await download(service, path)).status).toBe(200);
    service.passTime(40);
    expect((await download(service, path)).status).toBe(410);
  });

  test("[FAULT-24] the owner's link lives for 14 days by the database's clock", async () => {
    const order = await placeClaim(service);
    await expectLifetime(14 * DAYS, "claim", () => claimToken(service, order));
  });

  test("[FAULT-24] a claim of five minutes to midnight on Friday is due on Monday", async () => {
    await setClock(service, "2030-01-11 23:55");
    const { number } = await placeClaim(service);
    expect(localTime((await orderRow(service, number)).due_at)).toBe("2030-01-14 23:55");
    await setClock(service, "2030-01-12 00:05");
    const next = await placeClaim(service);
    const { due_at } = await orderRow(service, next.number);
    expect(localTime(due_at)).toBe("2030-01-15 09:00");
  });

  test("[FAULT-24] a limit of an hour lasts for an hour by the database's clock", async () => {
    const from = freshAddress();
    const claim = async () => (await postClaim(service, { from })).status;
    const statuses = [];
    for (let asked = 0; asked < 11; asked++) statuses.push(await claim());
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    service.passTime(59 * MINUTES);
    expect(await claim()).toBe(429);
    service.passTime(2 * MINUTES);
    expect(await claim()).toBe(201);
  });

  test("[FAULT-24] an order is paid, and open for 12 months, by the database's clock", async () => {
    const { number } = await placePaidOrder(service);
    const { paid_at, access_until } = await orderRow(service, number);
    const now = await serviceEpoch(service);
    expect(Math.abs((paid_at?.getTime() ?? 0) / 1_000 - now)).toBeLessThan(60);
    const days = ((access_until?.getTime() ?? 0) - (paid_at?.getTime() ?? 0)) / 86_400_000;
    expect([365, 366]).toContain(Math.round(days));
  });
});
