import { afterEach, expect, test } from "vitest";
import { gatewayEnvironment, keys } from "../../testing/gateway-keys.ts";
import { freePort } from "../../testing/postgres.ts";
import { openRejectingMailServer } from "../../testing/rejecting-mail-server.ts";
import { postPayment, sendAcceptedRequest } from "../../testing/requests.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";
import { startServiceWithGateway } from "../../testing/service-with-gateway.ts";
import { raiseConditionAlerts, reportCondition, resolveAlert } from "../alerts/alerts.ts";
import { checkDependencies } from "./health-checks.ts";

const MINUTES = 60;
let stop: (() => Promise<unknown>) | undefined;
afterEach(() => stop?.());

const listAlerts = ({ db }: Pick<TestService, "db">) =>
  db
    .selectFrom("alerts")
    .select(["id", "kind", "resolved_at", "resolved_by"])
    .orderBy("id")
    .execute();
const listAlertKinds = async (service: Pick<TestService, "db">) =>
  (await listAlerts(service)).map(({ kind, resolved_at }) => [
    kind,
    resolved_at ? "resolved" : "open",
  ]);

test("alerts once when the mail server rejects the login for 15 minutes, and resolves it", async () => {
  const mailServer = await openRejectingMailServer();
  const service = await startTestService({
    environment: { SMTP_URL: `smtp://shop:wrong@127.0.0.1:${mailServer.port}` },
  });
  stop = async () => {
    await service.stop();
    await mailServer.close();
  };
  await checkDependencies(service);
  service.passTime(10 * MINUTES);
  await checkDependencies(service);
  expect(await listAlertKinds(service)).toEqual([]);
  service.passTime(5 * MINUTES);
  for (let run = 0; run < 3; run++) await checkDependencies(service);
  expect(await listAlertKinds(service)).toEqual([["mail-failing", "open"]]);
  expect(await service.mailJobs({ kind: "alert" })).toHaveLength(1);

  mailServer.rejects = "recipients";
  await checkDependencies(service);
  expect(await listAlertKinds(service)).toEqual([["mail-failing", "open"]]);
  service.passTime(13 * MINUTES);
  await checkDependencies(service);
  expect(await listAlertKinds(service)).toEqual([["mail-failing", "resolved"]]);
  expect((await listAlerts(service))[0]?.resolved_by).toBeNull();
});

test("alerts when the gateway is unreachable for 15 minutes, with a fix in the email", async () => {
  const service = await startTestService({
    environment: gatewayEnvironment(`http://127.0.0.1:${await freePort()}`),
  });
  stop = service.stop;
  await checkDependencies(service);
  expect(await listAlertKinds(service)).toEqual([]);
  service.passTime(15 * MINUTES);
  await checkDependencies(service);
  expect(await listAlertKinds(service)).toEqual([["gateway-unreachable", "open"]]);
  const email = await service.mailbox.waitFor(({ subject }) =>
    Boolean(subject?.includes("cannot be reached")),
  );
  expect(email.recipients).toEqual([owner]);
  expect(email.text).toContain("status page");
});

test("alerts once and immediately when the gateway rejects the API keys", async () => {
  const shop = await startServiceWithGateway({ BRAINTREE_PRIVATE_KEY: `not-${keys.privateKey}` });
  stop = shop.close;
  await checkDependencies(shop);
  await shop.post(shop.request());
  shop.passTime(5 * MINUTES);
  await checkDependencies(shop);
  expect(await listAlertKinds(shop)).toEqual([["gateway-auth-failed", "open"]]);
});

test("alerts when the gateway rejects the keys while a client pays a payment request", async () => {
  const shop = await startServiceWithGateway({
    BRAINTREE_PRIVATE_KEY: `not-${keys.privateKey}`,
    PROCESS_ROLE: "server",
  });
  stop = shop.close;
  const { token, page } = await sendAcceptedRequest(shop);
  const { id: installment = 0, cents = 0 } = page.installments[0] ?? {};
  const { status, body } = await postPayment(shop, token, { installment, cents });
  expect([status, body.success]).toEqual([503, false]);
  expect(await listAlertKinds(shop)).toEqual([["gateway-auth-failed", "open"]]);
});

test("raises no alert when everything works and online payments are disabled", async () => {
  const service = await startTestService();
  stop = service.stop;
  await checkDependencies(service);
  service.passTime(15 * MINUTES);
  await checkDependencies(service);
  expect(await service.db.selectFrom("health_conditions").selectAll().execute()).toEqual([]);
});

test("does not repeat an alert that an owner resolved, until the condition returns", async () => {
  const service = await startTestService();
  stop = service.stop;
  const reportDisk = async () => {
    await reportCondition(service, "disk-almost-full", { found: "91 % of the disk is in use" });
    await raiseConditionAlerts(service);
  };
  await reportDisk();
  const [alert] = await listAlerts(service);
  await resolveAlert(service, alert?.id ?? 0, owner);
  service.passTime(5 * MINUTES);
  await reportDisk();
  expect(await listAlertKinds(service)).toEqual([["disk-almost-full", "resolved"]]);
  service.passTime(13 * MINUTES);
  await raiseConditionAlerts(service);
  await reportDisk();
  expect(await listAlertKinds(service)).toEqual([
    ["disk-almost-full", "resolved"],
    ["disk-almost-full", "open"],
  ]);
  expect((await listAlerts(service))[0]?.resolved_by).toBe(owner);
});
