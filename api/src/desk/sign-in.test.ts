import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS, MINUTES } from "../../testing/clock.ts";
import { askForCode, type Browser, codeFor, openBrowser, signIn } from "../../testing/desk.ts";
import { mailSettled, receivedOf } from "../../testing/mail.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";

const partner = "partner@agency.example";
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ environment: { OWNER_EMAILS: `${owner},${partner}` } });
});
afterAll(() => service.stop());

const session = (browser: Browser) => browser.call("/session");
const trying = (browser: Browser, code: string) =>
  browser.call("/sessions/code", { body: { code } });

test("[FAULT-23] a mailed code opens the desk, and both owners hear of it", async () => {
  const browser = await askForCode(service);
  const [mail] = await receivedOf(service, { kind: "desk-code" });
  expect(mail?.recipients).toEqual([owner]);
  const code = /^(\w{4}-\w{4}) opens your desk$/.exec(mail?.subject ?? "")?.[1] ?? "";
  expect(mail?.text).toContain(code);
  const answer = await trying(browser, code);
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("__Host-desk="));
  expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(await browser.read("/session")).toMatchObject({
    owner: { email: owner, name: "Owner" },
    hasPasskey: false,
    worklist: [],
  });
  const told = await receivedOf(service, { kind: "desk-notice" });
  expect(told.flatMap(({ recipients }) => recipients).sort()).toEqual([owner, partner].sort());
});

test("[FAULT-23] nobody fills an owner's mailbox with codes", async () => {
  const before = (await receivedOf(service, { kind: "desk-code" })).length;
  for (let n = 0; n < 12; n++) await askForCode(service, partner);
  expect(await receivedOf(service, { kind: "desk-code" })).toHaveLength(before + 6);
});

test("[FAULT-23] an unknown address gets the same answer, and no mail", async () => {
  const browser = openBrowser(service);
  const known = await openBrowser(service).call("/codes", { body: { email: owner } });
  const unknown = await browser.call("/codes", { body: { email: "eve@example.com" } });
  expect(unknown.status).toBe(known.status);
  expect(Object.keys((await unknown.json()) as object)).toEqual(
    Object.keys((await known.json()) as object),
  );
  await mailSettled(service);
  expect(service.mailbox.received.flatMap(({ recipients }) => recipients)).not.toContain(
    "eve@example.com",
  );
  // Even the right code does not make her an owner.
  expect((await trying(browser, await codeFor(service, browser))).status).toBe(401);
  expect((await session(browser)).status).toBe(401);
});

test("[FAULT-23] after five wrong tries the right code is worth nothing", async () => {
  const browser = await askForCode(service);
  const code = await codeFor(service, browser);
  for (let left = 4; left >= 0; left--) {
    const answer = await trying(browser, "AAAA-AAAA");
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: "wrong-code" });
  }
  expect((await trying(browser, code)).status).toBe(401);
  expect((await session(browser)).status).toBe(401);
});

test("[FAULT-23] fifty guesses at once are still five tries", async () => {
  const browser = await askForCode(service);
  const guesses = Array.from({ length: 50 }, (_, n) => trying(browser, `ZZZZ-22${n}`));
  const answers = await Promise.all((await Promise.all(guesses)).map((answer) => answer.text()));
  expect(answers.filter((text) => text.includes("wrong-code")).length).toBeLessThanOrEqual(5);
});

test("[FAULT-23] a code works once, in time, and only in the browser that asked", async () => {
  const asked = await askForCode(service);
  const other = await askForCode(service);
  const code = await codeFor(service, asked);
  expect((await trying(other, code)).status).toBe(401);
  expect((await trying(openBrowser(service), code)).status).toBe(401);
  expect((await trying(asked, code.toLowerCase())).status).toBe(200);
  expect((await trying(asked, code)).status).toBe(401);

  const late = await askForCode(service);
  const lateCode = await codeFor(service, late);
  service.passTime(10 * MINUTES + 1);
  const answer = await trying(late, lateCode);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: "code-expired" });
});

test("[FAULT-23] what the database holds opens nothing", async () => {
  const browser = await signIn(service);
  const waiting = await askForCode(service);
  const rows = await service.db.selectFrom("desk_sessions").selectAll().execute();
  const codes = await service.db.selectFrom("desk_codes").selectAll().execute();
  const jobs = await service.mailJobs({ kind: "desk-code" });
  const token = browser.cookies.get("__Host-desk") ?? "";
  const kept = JSON.stringify([rows, codes, jobs]);
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(await codeFor(service, waiting));
  for (const { token_hash, id } of rows)
    for (const stolen of [token_hash.toString("base64url"), token_hash.toString("hex"), id]) {
      const thief = openBrowser(service);
      thief.cookies.set("__Host-desk", stolen);
      expect((await session(thief)).status).toBe(401);
    }
});

test("[FAULT-23] a session ends after 7 idle days, after 30 days, and when its owner ends it", async () => {
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
  await here.read("/sessions/end-all", { body: {} });
  expect((await session(here)).status).toBe(401);
  expect((await session(there)).status).toBe(401);

  const left = await signIn(service);
  const token = left.cookies.get("__Host-desk") ?? "";
  await left.call("/session", { method: "DELETE" });
  left.cookies.set("__Host-desk", token);
  expect((await session(left)).status).toBe(401);
});

test("[FAULT-23] a code mailed before signing out everywhere signs nobody in afterwards", async () => {
  const browser = await signIn(service);
  const asked = await askForCode(service);
  const other = await askForCode(service, partner);
  const code = await codeFor(service, asked);
  await browser.read("/sessions/end-all", { body: {} });
  const answer = await trying(asked, code);
  expect([answer.status, (await answer.json()) as object]).toEqual([
    401,
    expect.objectContaining({ code: "code-expired" }),
  ]);
  expect((await trying(other, await codeFor(service, other))).status).toBe(200);
});

test("[FAULT-23] signing out everywhere ends a session whose code is used at the same moment", async () => {
  for (let round = 0; round < 10; round++) {
    const leaving = await signIn(service);
    const entering = await askForCode(service);
    const code = await codeFor(service, entering);
    await Promise.all([leaving.read("/sessions/end-all", { body: {} }), trying(entering, code)]);
    expect((await session(entering)).status, `round ${round}`).toBe(401);
  }
});

test("[FAULT-23] an owner ends only sessions of their own", async () => {
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

test("[FAULT-23] whoever is taken off the settings is out at once", async () => {
  const browser = await signIn(service, partner);
  const addresses = service.settings.OWNER_EMAILS;
  service.settings.OWNER_EMAILS = [owner];
  expect((await session(browser)).status).toBe(401);
  service.settings.OWNER_EMAILS = addresses;
});
