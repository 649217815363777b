import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import {
  findAttempt,
  recordAbandoned,
  recordAuthorized,
  recordDeclined,
  recordVoided,
} from "./attempts.ts";
import { capture } from "./capture.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => service.close());

/** Creates an attempt that is authorized but not captured, as after a crash. */
async function createAuthorizedAttempt() {
  service.emulator.fault({ operation: "submit", kind: "500" });
  const request = service.request({
    billing: { ...service.request().billing, email: `${crypto.randomUUID()}@example.com` },
  });
  expect(await service.pay(request)).toMatchObject({ processing: true });
  const attempt = await findAttempt(service.db, "attempt_key", request.attemptKey);
  const transaction = await service.gateway.find(attempt?.transaction_id ?? "");
  if (attempt?.state !== "authorized" || !transaction) throw new Error("not authorized");
  return { attempt, transaction };
}
const findGatewayStatus = (id: string) =>
  service.emulator.audit().transactions.find((sale) => sale.id === id)?.status;
const findOrderState = async (id: number) =>
  (await service.db.selectFrom("orders").select("state").where("id", "=", id).executeTakeFirst())
    ?.state;

test("changes nothing when the payment is already captured", async () => {
  const { attempt, transaction } = await createAuthorizedAttempt();
  expect(await capture(service, attempt, transaction)).toBe("paid");
  // The slow request has read the attempt before it was captured.
  expect(await capture(service, attempt, transaction)).toBe("already_resolved");
  expect(findGatewayStatus(transaction.id)).toBe("submitted_for_settlement");
});

test("keeps a captured payment when another instance reports an earlier outcome late", async () => {
  const { attempt, transaction } = await createAuthorizedAttempt();
  await capture(service, attempt, transaction);
  expect(await recordAuthorized(service, attempt, transaction)).toBe(false);
  expect(await recordDeclined(service, attempt, { ...transaction, status: "declined" })).toBe(
    false,
  );
  expect(await recordAbandoned(service, attempt)).toBe(false);
  expect(await recordVoided(service, attempt)).toBe(false);
  expect((await findAttempt(service.db, "reference", attempt.reference))?.state).toBe("captured");
});

test("captures a payment once and does not void it when several callers capture it at once", async () => {
  for (let round = 0; round < 10; round++) {
    const { attempt, transaction } = await createAuthorizedAttempt();
    const outcomes = await Promise.all([
      capture(service, attempt, transaction),
      capture(service, attempt, transaction),
      capture(service, attempt, transaction),
    ]);
    expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(1);
    expect(findGatewayStatus(transaction.id)).toBe("submitted_for_settlement");
    expect(await findOrderState(attempt.order_id)).toBe("paid");
  }
  expect(await service.db.selectFrom("alerts").select("kind").execute()).toEqual([]);
});
