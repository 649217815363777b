import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  DAYS,
  localTime,
  MINUTES,
  offsetProcessClock,
  serviceEpoch,
  setClock,
} from "../../testing/clock.ts";
import { download, fileLink } from "../../testing/downloads.ts";
import {
  claimToken,
  freshAddress,
  orderRow,
  placeClaim,
  placePaidOrder,
  postClaim,
} from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

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
  let restoreClock: () => void;
  const trueNow = Date.now;
  beforeEach(() => {
    restoreClock = offsetProcessClock(skew);
  });
  afterEach(() => restoreClock());

  /** Reads the expiry from the signed link: this long after the database's now, to the second. */
  async function expectLifetime(
    seconds: number,
    purpose: "file" | "claim",
    createToken: () => Promise<string>,
  ) {
    const before = await serviceEpoch(service);
    const token = await createToken();
    const after = await serviceEpoch(service);
    const expires = Number(service.signer.verify(purpose, token)?.split("-").at(-1));
    expect(expires).toBeGreaterThanOrEqual(before + seconds - 1);
    expect(expires).toBeLessThanOrEqual(after + seconds + 1);
  }

  test("[FAULT-24] offsets Date in the process", () => {
    const created = new Date();
    for (const time of [created.getTime(), Date.now()]) {
      expect((time - trueNow()) / 1_000).toBeCloseTo(skew, 0);
    }
  });

  test("[FAULT-24] expires a file link after 15 minutes of database time", async () => {
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

  test("[FAULT-24] expires the owner's link after 14 days of database time", async () => {
    const order = await placeClaim(service);
    await expectLifetime(14 * DAYS, "claim", () => claimToken(service, order));
  });

  test("[FAULT-24] sets the due date to Monday for a claim just before midnight on Friday", async () => {
    await setClock(service, "2030-01-11 23:55");
    const { number } = await placeClaim(service);
    expect(localTime((await orderRow(service, number)).due_at)).toBe("2030-01-14 23:55");
    await setClock(service, "2030-01-12 00:05");
    const next = await placeClaim(service);
    const { due_at } = await orderRow(service, next.number);
    expect(localTime(due_at)).toBe("2030-01-15 09:00");
  });

  test("[FAULT-24] resets an hourly limit after an hour of database time", async () => {
    const from = freshAddress();
    const claim = async () => (await postClaim(service, { from })).status;
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt++) statuses.push(await claim());
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    service.passTime(59 * MINUTES);
    expect(await claim()).toBe(429);
    service.passTime(2 * MINUTES);
    expect(await claim()).toBe(201);
  });

  test("[FAULT-24] uses database time for the payment date and the 12 months of access", async () => {
    const { number } = await placePaidOrder(service);
    const { paid_at, access_expires_at } = await orderRow(service, number);
    const now = await serviceEpoch(service);
    expect(Math.abs((paid_at?.getTime() ?? 0) / 1_000 - now)).toBeLessThan(60);
    const days = ((access_expires_at?.getTime() ?? 0) - (paid_at?.getTime() ?? 0)) / 86_400_000;
    expect([365, 366]).toContain(Math.round(days));
  });
});
