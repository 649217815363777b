import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTES } from "../../testing/clock.ts";
import { type Browser, findSignInCode, signIn } from "../../testing/desk.ts";
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
  idempotencyKey: crypto.randomUUID(),
  catalogId: "basic-single-page",
  amountCents: 4_900,
  email: "nora@example.com",
  method: "venmo",
});
const addPasskey = (browser: Browser) => browser.call("/passkeys/challenge", { body: {} });
const recordPayment = (browser: Browser) => browser.call("/orders", { body: payment() });
const tryBoth = async (browser: Browser) =>
  [await addPasskey(browser), await recordPayment(browser)].map(({ status }) => status);

async function confirmByCode(browser: Browser, email: string) {
  await browser.read("/sign-in-codes", { body: { email } });
  await browser.read("/sessions/code", { body: { code: await findSignInCode(service, browser) } });
}

const listSessions = (email: string) =>
  service.db
    .selectFrom("desk_sessions")
    .select(["id", "owner", "sign_in_method"])
    .where("owner", "=", email)
    .execute();

test("renews the session with an emailed code when its owner has no passkey", async () => {
  const browser = await signIn(service);
  expect(await tryBoth(browser)).toEqual([200, 200]);
  service.passTime(5 * MINUTES + 1);
  expect(await tryBoth(browser)).toEqual([403, 403]);
  const before = { token: browser.cookies.get("__Host-desk"), rows: await listSessions(owner) };
  await confirmByCode(browser, owner);
  expect(await tryBoth(browser)).toEqual([200, 200]);
  // The token stays the same, so that other tabs stay signed in.
  expect(browser.cookies.get("__Host-desk")).toBe(before.token);
  expect(await listSessions(owner)).toEqual(before.rows);
});

test("requires recent verification to confirm a claim or change an order's email", async () => {
  const browser = await signIn(service);
  const claim = await placeClaim(service);
  const paid = await placePaidOrder(service, { email: "ana@gmial.example" });
  const confirm = () => browser.call(`/orders/${claim.number}/confirm`, { body: {} });
  const body = { email: "eve@example.com" };
  const redirect = () => browser.call(`/orders/${paid.number}/email`, { body });
  service.passTime(6 * MINUTES);
  for (const rejected of [await confirm(), await redirect()]) {
    expect(rejected.status).toBe(403);
    expect(await rejected.json()).toMatchObject({ code: "passkey-required" });
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

test("requires the passkey when the owner has one, even after an emailed code", async () => {
  const browser = await signIn(service, partner);
  await service.db
    .insertInto("desk_passkeys")
    .values({
      ...{ id: "a-passkey", owner: partner, name: "Phone", counter: 0, transports: [] },
      public_key: Buffer.from("key"),
    })
    .execute();
  expect(await tryBoth(browser)).toEqual([403, 403]);
  await confirmByCode(browser, partner);
  expect(await tryBoth(browser)).toEqual([403, 403]);
});

test("starts another session when the code belongs to another owner", async () => {
  const browser = await signIn(service);
  const token = browser.cookies.get("__Host-desk");
  service.passTime(6 * MINUTES);
  await confirmByCode(browser, robin);
  expect(browser.cookies.get("__Host-desk")).not.toBe(token);
  expect(await browser.read("/session")).toMatchObject({ owner: { email: robin } });
  browser.cookies.set("__Host-desk", token ?? "");
  expect(await tryBoth(browser)).toEqual([403, 403]);
});
