/** The owner's desk in a real browser. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Browser, expect, type Page, request } from "@playwright/test";
import { waitForEmail } from "./mail.ts";
import { owner, partners } from "./owners.ts";
import { queryDatabase } from "./running-database.ts";
import { test as base } from "./test.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export { owner, partners };

/** What a phone or a laptop has built in; it shows its passkeys without a tap. */
export async function addAuthenticator(page: Page, { isUserVerified = true } = {}) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** A finger that is not the owner's. */
    refuseToVerify: () =>
      browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false }),
  };
}

/** As on a new device, up to the offer of a passkey. */
export const signInByCode = (page: Page, path = "/desk", email = owner) =>
  withLock(async () => {
    await page.goto(path);
    await signIn(page, email);
    await expect(page.getByRole("heading", { name: /Put a passkey/ })).toBeVisible();
  });

/** The same where the page already asks to sign in. */
export const typeMailedCode = (page: Page, email: string) => withLock(() => signIn(page, email));

/** As on a new device, with a passkey added to it. */
export async function signInWithPasskey(page: Page, path: string, email: string) {
  await removePasskeys(email);
  const device = await addAuthenticator(page);
  await signInByCode(page, path, email);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page).toHaveURL((url) => url.pathname === path.split("?")[0]);
  return device;
}

/** Of an earlier attempt: a second passkey is added only after showing the first, which ended with its browser. */
export const removePasskeys = (email: string) =>
  queryDatabase("delete from desk_passkeys where owner = $1", [email]);

const lock = join(import.meta.dirname, "../output/desk-sign-in");
const STALE_MS = 60_000;

/** Two who ask at once could not tell their codes apart: the mails go to the same address. */
async function withLock(work: () => Promise<void>) {
  mkdirSync(join(lock, ".."), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      if (Date.now() - since > STALE_MS) rmSync(lock, { recursive: true, force: true });
      await pause(100);
    }
  }
  try {
    await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** An hour passes: all tests ask from the same network, which gets ten codes an hour. */
export const clearCodeLimits = () =>
  queryDatabase("delete from rate_limits where key like 'desk-%'");

async function signIn(page: Page, email: string) {
  await clearCodeLimits();
  await page.getByRole("button", { name: "Mail me a code" }).click();
  const asked = Date.now();
  await page.getByLabel("Your e-mail").fill(email);
  await page.getByRole("button", { name: "Mail me a code" }).click();
  await page.getByLabel("Code").fill(await codeAfter(asked, email));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

export async function codeAfter(asked: number, email: string) {
  let code = "";
  await expect
    .poll(async () => {
      const mail = await waitForEmail(email, /opens your desk/);
      code = mail.subject?.slice(0, 9) ?? "";
      return Date.parse(mail.date ?? "") >= asked - 1_000;
    })
    .toBe(true);
  return code;
}

/** As if the owner had just shown a passkey; that they must is tried with an authenticator. */
export async function provePasskey(page: Page) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === "__Host-desk")?.value ?? "";
  const hash = createHash("sha256").update(token).digest();
  await queryDatabase("update desk_sessions set proven_at = now() where token_hash = $1", [hash]);
}

type State = Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;
const stateFile = join(import.meta.dirname, "../output/desk-session.json");

/** One sign-in for many tests: only so many codes are mailed in an hour. */
async function ownerSession(browser: Browser, baseURL: string): Promise<State> {
  const kept = existsSync(stateFile)
    ? (JSON.parse(readFileSync(stateFile, "utf8")) as State)
    : undefined;
  if (kept && (await isSessionValid(kept, baseURL))) return kept;
  const page = await browser.newPage({ baseURL });
  await signInByCode(page);
  const state = await page.context().storageState();
  await page.close();
  mkdirSync(join(stateFile, ".."), { recursive: true });
  writeFileSync(stateFile, JSON.stringify(state));
  return state;
}

async function isSessionValid(storageState: State, baseURL: string) {
  const api = await request.newContext({ storageState, baseURL });
  const answer = await api.get("/api/desk/session");
  await api.dispose();
  return answer.ok();
}

/** Every page of these tests belongs to an owner who has signed in. */
export const test = base.extend<{ visitor: Visitor }, { session: State }>({
  visitor: ({ baseURL }, use) => use(createVisitor(baseURL ?? "")),
  session: [
    async ({ browser }, use, worker) => {
      const baseURL = worker.project.use.baseURL ?? "";
      await use(await ownerSession(browser, baseURL));
    },
    { scope: "worker" },
  ],
  storageState: ({ session }, use) => use(session),
});

export { expect };
