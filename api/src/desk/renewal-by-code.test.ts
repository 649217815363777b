import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTES } from "../../testing/clock.ts";
import { type Browser, codeFor, signIn } from "../../testing/desk.ts";
import { placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";

const partner = "partner@agency.example";
const robin = "robin@agency.example";
let service: TestService;
beforeAll(async () => {
  const OWNER_EMAILS = [owner, partner, robin].join(",");
  service = await startTestService({ environment: { OWNER_EMAILS } });
});
afterAll(() => service.stop());

const payment = () => ({
  key: crypto.randomUUID(),
  catalogId: "basic-single-page",
  amountCents: 4_900,
  email: "nora@example.com",
  method: "venmo",
});
const addPasskey = (browser: Browser) => browser.call("/passkeys/challenge", { body: {} });
const recordPayment = (browser: Browser) => browser.call("/orders", { body: payment() });
const statuses = async (browser: Browser) =>
  [await addPasskey(browser), await recordPayment(browser)].map(({ status }) => status);

async function confirmByCode(browser: Browser, email: string) {
  await browser.read("/codes", { body: { email } });
  await browser.read("/sessions/code", { body: { code: await codeFor(service, browser) } });
}

const sessionsOf = (email: string) =>
  service.db
    .selectFrom("desk_sessions")
    .select(["id", "owner", "how"])
    .where("owner", "=", email)
    .execute();

test("renews the session with a mailed code when its owner has no passkey", async () => {
  const browser = await signIn(service);
  expect(await statuses(browser)).toEqual([200, 200]);
  service.passTime(5 * MINUTES + 1);
  expect(await statuses(browser)).toEqual([403, 403]);
  const before = { token: browser.cookies.get("__Host-desk"), rows: await sessionsOf(owner) };
  await confirmByCode(browser, owner);
  expect(await statuses(browser)).toEqual([200, 200]);
  // A request of another tab that is under way keeps its session.
  expect(browser.cookies.get("__Host-desk")).toBe(before.token);
  expect(await sessionsOf(owner)).toEqual(before.rows);
});

test("asks for a recent proof before a claim is confirmed or an order's email redirected", async () => {
  const browser = await signIn(service);
  const claim = await placeClaim(service);
  const paid = await placePaidOrder(service, { email: "ana@gmial.example" });
  const confirm = () => browser.call(`/orders/${claim.number}/confirmation`, { body: {} });
  const body = { email: "eve@example.com" };
  const redirect = () => browser.call(`/orders/${paid.number}/email`, { body });
  service.passTime(6 * MINUTES);
  for (const refused of [await confirm(), await redirect()]) {
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "fresh-passkey" });
  }
  const orders = await service.db
    .selectFrom("orders")
    .select(["number", "state", "email"])
    .execute();
  expect(orders).toContainEqual(
    expect.objectContaining({ number: claim.number, state: "claimed" }),
  );
  expect(orders.map(({ email }) => email)).not.toContain(body.email);
  await confirmByCode(browser, owner);
  expect([(await confirm()).status, (await redirect()).status]).toEqual([200, 200]);
});

test("asks for the passkey when there is one, whatever code was mailed", async () => {
  const browser = await signIn(service, partner);
  await service.db
    .insertInto("desk_passkeys")
    .values({
      ...{ id: "a-passkey", owner: partner, name: "Phone", counter: 0, transports: [] },
      public_key: Buffer.from("key"),
    })
    .execute();
  expect(await statuses(browser)).toEqual([403, 403]);
  await confirmByCode(browser, partner);
  expect(await statuses(browser)).toEqual([403, 403]);
});

test("starts another session when the code is another owner's", async () => {
  const browser = await signIn(service);
  const token = browser.cookies.get("__Host-desk");
  service.passTime(6 * MINUTES);
  await confirmByCode(browser, robin);
  expect(browser.cookies.get("__Host-desk")).not.toBe(token);
  expect(await browser.read("/session")).toMatchObject({ owner: { email: robin } });
  browser.cookies.set("__Host-desk", token ?? "");
  expect(await statuses(browser)).toEqual([403, 403]);
});
