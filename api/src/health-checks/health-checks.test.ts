import { afterEach, expect, test } from "vitest";
import { gatewayEnvironment, keys } from "../../testing/gateway-keys.ts";
import { freePort } from "../../testing/postgres.ts";
import { openStrictMailServer } from "../../testing/rejecting-mail-server.ts";
import { postPayment, sendAccepted } from "../../testing/requests.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";
import { openShop } from "../../testing/service-with-gateway.ts";
import { raiseConditionAlerts, reportCondition, resolveAlert } from "../alerts/alerts.ts";
import { checkDependencies } from "./health-checks.ts";

const MINUTES = 60;
let stop: (() => Promise<unknown>) | undefined;
afterEach(() => stop?.());

const alertsOf = ({ db }: Pick<TestService, "db">) =>
  db
    .selectFrom("alerts")
    .select(["id", "kind", "resolved_at", "resolved_by"])
    .orderBy("id")
    .execute();
const kindsOf = async (service: Pick<TestService, "db">) =>
  (await alertsOf(service)).map(({ kind, resolved_at }) => [kind, resolved_at ? "over" : "open"]);

test("a mail server that refuses the sign-in for a quarter of an hour is one alert, which ends with it", async () => {
  const strict = await openStrictMailServer();
  const service = await startTestService({
    environment: { SMTP_URL: `smtp://shop:wrong@127.0.0.1:${strict.port}` },
  });
  stop = async () => {
    await service.stop();
    await strict.close();
  };
  await checkDependencies(service);
  service.passTime(10 * MINUTES);
  await checkDependencies(service);
  expect(await kindsOf(service)).toEqual([]);
  service.passTime(5 * MINUTES);
  for (let look = 0; look < 3; look++) await checkDependencies(service);
  expect(await kindsOf(service)).toEqual([["mail-failing", "open"]]);
  expect(await service.mailJobs({ kind: "alert" })).toHaveLength(1);

  strict.refuses = "recipients";
  await checkDependencies(service);
  expect(await kindsOf(service)).toEqual([["mail-failing", "open"]]);
  service.passTime(13 * MINUTES);
  await checkDependencies(service);
  expect(await kindsOf(service)).toEqual([["mail-failing", "over"]]);
  expect((await alertsOf(service))[0]?.resolved_by).toBeNull();
});

test("a gateway that cannot be reached is told after a quarter of an hour, and the mail says what to do", async () => {
  const service = await startTestService({
    environment: gatewayEnvironment(`http://127.0.0.1:${await freePort()}`),
  });
  stop = service.stop;
  await checkDependencies(service);
  expect(await kindsOf(service)).toEqual([]);
  service.passTime(15 * MINUTES);
  await checkDependencies(service);
  expect(await kindsOf(service)).toEqual([["gateway-away", "open"]]);
  const mail = await service.mailbox.waitFor(({ subject }) =>
    Boolean(subject?.includes("cannot be reached")),
  );
  expect(mail.recipients).toEqual([owner]);
  expect(mail.text).toContain("status page");
});

test("keys that the gateway refuses are told at once, by whoever finds out first, and only once", async () => {
  const shop = await openShop({ BRAINTREE_PRIVATE_KEY: `not-${keys.privateKey}` });
  stop = shop.close;
  await checkDependencies(shop);
  await shop.post(shop.request());
  shop.passTime(5 * MINUTES);
  await checkDependencies(shop);
  expect(await kindsOf(shop)).toEqual([["gateway-refuses-us", "open"]]);
});

test("alerts when the gateway rejects the keys while a client pays a payment request", async () => {
  const shop = await openShop({ BRAINTREE_PRIVATE_KEY: `not-${keys.privateKey}`, RUN: "server" });
  stop = shop.close;
  const { token, page } = await sendAccepted(shop);
  const { id: instalment = 0, cents = 0 } = page.instalments[0] ?? {};
  const { status, answer } = await postPayment(shop, token, { instalment, cents });
  expect([status, answer.success]).toEqual([503, false]);
  expect(await kindsOf(shop)).toEqual([["gateway-refuses-us", "open"]]);
});

test("while all is well, and where no cards are taken, nothing is told", async () => {
  const service = await startTestService();
  stop = service.stop;
  await checkDependencies(service);
  service.passTime(15 * MINUTES);
  await checkDependencies(service);
  expect(await service.db.selectFrom("conditions").selectAll().execute()).toEqual([]);
});

test("what an owner has ticked off is not told again while it lasts, but when it comes back", async () => {
  const service = await startTestService();
  stop = service.stop;
  const find = async () => {
    await reportCondition(service, "disk-filling", { found: "91 % of the disk is in use" });
    await raiseConditionAlerts(service);
  };
  await find();
  const [alert] = await alertsOf(service);
  await resolveAlert(service, alert?.id ?? 0, owner);
  service.passTime(5 * MINUTES);
  await find();
  expect(await kindsOf(service)).toEqual([["disk-filling", "over"]]);
  service.passTime(13 * MINUTES);
  await raiseConditionAlerts(service);
  await find();
  expect(await kindsOf(service)).toEqual([
    ["disk-filling", "over"],
    ["disk-filling", "open"],
  ]);
  expect((await alertsOf(service))[0]?.resolved_by).toBe(owner);
});
