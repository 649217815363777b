import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS, MINUTES } from "../../testing/clock.ts";
import {
  type Browser,
  findSignInCode,
  openBrowser,
  requestCode,
  signIn,
} from "../../testing/desk.ts";
import { receivedEmails, waitUntilMailSent } from "../../testing/mail.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";

const partner = "partner@agency.example";
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ environment: { OWNER_EMAILS: `${owner},${partner}` } });
});
afterAll(() => service.stop());

const session = (browser: Browser) => browser.call("/session");
const enterCode = (browser: Browser, code: string) =>
  browser.call("/sessions/code", { body: { code } });

test("[FAULT-23] signs in with an emailed code and notifies all owners", async () => {
  const browser = await requestCode(service);
  const [email] = await receivedEmails(service, { kind: "sign-in-code" });
  expect(email?.recipients).toEqual([owner]);
  const code = /^Your desk sign-in code: (\w{4}-\w{4})$/.exec(email?.subject ?? "")?.[1] ?? "";
  expect(email?.text).toContain(code);
  const response = await enterCode(browser, code);
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith("__Host-desk="));
  expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(await browser.read("/session")).toMatchObject({
    owner: { email: owner, name: "Owner" },
    hasPasskey: false,
    worklist: [],
  });
  const notifications = await receivedEmails(service, { kind: "security-notification" });
  expect(notifications.flatMap(({ recipients }) => recipients).sort()).toEqual(
    [owner, partner].sort(),
  );
});

test("[FAULT-23] limits the number of codes sent to an owner", async () => {
  const before = (await receivedEmails(service, { kind: "sign-in-code" })).length;
  for (let n = 0; n < 12; n++) await requestCode(service, partner);
  expect(await receivedEmails(service, { kind: "sign-in-code" })).toHaveLength(before + 6);
});

test("[FAULT-23] returns the same response for an unknown address, but sends no email", async () => {
  const browser = openBrowser(service);
  const known = await openBrowser(service).call("/sign-in-codes", { body: { email: owner } });
  const unknown = await browser.call("/sign-in-codes", { body: { email: "eve@example.com" } });
  expect(unknown.status).toBe(known.status);
  expect(Object.keys((await unknown.json()) as object)).toEqual(
    Object.keys((await known.json()) as object),
  );
  await waitUntilMailSent(service);
  expect(service.mailbox.received.flatMap(({ recipients }) => recipients)).not.toContain(
    "eve@example.com",
  );
  // Even the right code does not sign in someone who is not an owner.
  expect((await enterCode(browser, await findSignInCode(service, browser))).status).toBe(401);
  expect((await session(browser)).status).toBe(401);
});

test("[FAULT-23] rejects the right code after five wrong attempts", async () => {
  const browser = await requestCode(service);
  const code = await findSignInCode(service, browser);
  for (let left = 4; left >= 0; left--) {
    const response = await enterCode(browser, "AAAA-AAAA");
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "wrong-code" });
  }
  expect((await enterCode(browser, code)).status).toBe(401);
  expect((await session(browser)).status).toBe(401);
});

test("[FAULT-23] counts at most five attempts when fifty codes are tried at once", async () => {
  const browser = await requestCode(service);
  const guesses = Array.from({ length: 50 }, (_, n) => enterCode(browser, `ZZZZ-22${n}`));
  const responses = await Promise.all(
    (await Promise.all(guesses)).map((response) => response.text()),
  );
  expect(responses.filter((text) => text.includes("wrong-code")).length).toBeLessThanOrEqual(5);
});

test("[FAULT-23] accepts a code once, before it expires, and only in the same browser", async () => {
  const requester = await requestCode(service);
  const other = await requestCode(service);
  const code = await findSignInCode(service, requester);
  expect((await enterCode(other, code)).status).toBe(401);
  expect((await enterCode(openBrowser(service), code)).status).toBe(401);
  expect((await enterCode(requester, code.toLowerCase())).status).toBe(200);
  expect((await enterCode(requester, code)).status).toBe(401);

  const slow = await requestCode(service);
  const expiredCode = await findSignInCode(service, slow);
  service.passTime(10 * MINUTES + 1);
  const response = await enterCode(slow, expiredCode);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: "code-expired" });
});

test("[FAULT-23] stores nothing in the database that could be used to sign in", async () => {
  const browser = await signIn(service);
  const waiting = await requestCode(service);
  const rows = await service.db.selectFrom("desk_sessions").selectAll().execute();
  const codes = await service.db.selectFrom("desk_sign_in_codes").selectAll().execute();
  const jobs = await service.mailJobs({ kind: "sign-in-code" });
  const token = browser.cookies.get("__Host-desk") ?? "";
  const stored = JSON.stringify([rows, codes, jobs]);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(await findSignInCode(service, waiting));
  for (const { token_hash, id } of rows)
    for (const stolen of [token_hash.toString("base64url"), token_hash.toString("hex"), id]) {
      const thief = openBrowser(service);
      thief.cookies.set("__Host-desk", stolen);
      expect((await session(thief)).status).toBe(401);
    }
});

test("[FAULT-23] ends a session after 7 idle days, after 30 days, and when its owner ends it", async () => {
  const idle = await signIn(service);
  const busy = await signIn(service);
  for (let day = 1; day <= 29; day++) {
    service.passTime(DAYS);
    expect((await session(busy)).status, `day ${day}`).toBe(200);
    if (day === 6) expect((await session(idle)).status).toBe(200);
  }
  expect((await session(idle)).status).toBe(401);
  service.passTime(DAYS);
  expect((await session(busy)).status).toBe(401);

  const here = await signIn(service);
  const there = await signIn(service);
  await here.read("/sessions/sign-out-all", { body: {} });
  expect((await session(here)).status).toBe(401);
  expect((await session(there)).status).toBe(401);

  const left = await signIn(service);
  const token = left.cookies.get("__Host-desk") ?? "";
  await left.call("/session", { method: "DELETE" });
  left.cookies.set("__Host-desk", token);
  expect((await session(left)).status).toBe(401);
});

test("[FAULT-23] rejects a code that was emailed before signing out everywhere", async () => {
  const browser = await signIn(service);
  const requester = await requestCode(service);
  const other = await requestCode(service, partner);
  const code = await findSignInCode(service, requester);
  await browser.read("/sessions/sign-out-all", { body: {} });
  const response = await enterCode(requester, code);
  expect([response.status, (await response.json()) as object]).toEqual([
    401,
    expect.objectContaining({ code: "code-expired" }),
  ]);
  expect((await enterCode(other, await findSignInCode(service, other))).status).toBe(200);
});

test("[FAULT-23] ends a session whose code is used while the owner signs out everywhere", async () => {
  for (let round = 0; round < 10; round++) {
    const leaving = await signIn(service);
    const entering = await requestCode(service);
    const code = await findSignInCode(service, entering);
    await Promise.all([
      leaving.read("/sessions/sign-out-all", { body: {} }),
      enterCode(entering, code),
    ]);
    expect((await session(entering)).status, `round ${round}`).toBe(401);
  }
});

test("[FAULT-23] lets owners end only their own sessions", async () => {
  const mine = await signIn(service);
  const theirs = await signIn(service, partner);
  const { id } = await service.db
    .selectFrom("desk_sessions")
    .select("id")
    .where("owner", "=", partner)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  await mine.call(`/sessions/${id}`, { method: "DELETE" });
  expect((await session(theirs)).status).toBe(200);
});

test("[FAULT-23] ends the access of an owner who is removed from the settings", async () => {
  const browser = await signIn(service, partner);
  const addresses = service.settings.OWNER_EMAILS;
  service.settings.OWNER_EMAILS = [owner];
  expect((await session(browser)).status).toBe(401);
  service.settings.OWNER_EMAILS = addresses;
});
