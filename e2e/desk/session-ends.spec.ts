import { expect, type Page, test } from "@playwright/test";
import { owner, partners, signInWithPasskey, typeMailedCode } from "../support/fixtures/desk.ts";
import { createVisitor } from "../support/fixtures/visitor.ts";
import { holdRequest, requestsOf } from "../support/gateway/held-request.ts";

// One owner, one passkey: each test would mail another code.
test.describe.configure({ mode: "serial" });
let page: Page;
test.beforeAll(async ({ browser }) => {
  const { baseURL } = test.info().project.use;
  page = await browser.newPage({ baseURL });
  await signInWithPasskey(page, "/desk/settings", partners.sessions);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});
test.afterAll(() => page.close());

const again = () => page.getByRole("dialog", { name: "Sign in again" });
const withPasskey = () => page.getByRole("button", { name: "Sign in with a passkey" }).click();
const endSession = () => page.context().clearCookies({ name: "__Host-desk" });

async function typeName(name: string) {
  await page.goto("/desk/settings");
  await page.getByRole("button", { name: "Change name…" }).click();
  const form = page.getByRole("dialog", { name: "Your name" });
  await form.getByLabel("Name").fill(name);
  return form;
}

test("sends what was typed after signing in again in place", async () => {
  const form = await typeName("Robin Vega");
  await endSession();
  await form.getByRole("button", { name: "Change name" }).click();
  await expect(again()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(again()).toBeVisible();
  await withPasskey();
  await expect(page.getByText("Name changed")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Robin Vega/ })).toBeVisible();
});

test("keeps a half-filled dialog when the session ends before it is sent", async () => {
  const form = await typeName("Robin V");
  await endSession();
  await expect(again()).toBeVisible();
  await withPasskey();
  await expect(again()).toBeHidden();
  await expect(form.getByLabel("Name")).toHaveValue("Robin V");
});

test("restores a typed note after signing in again", async () => {
  const number = await createVisitor(test.info().project.use.baseURL ?? "").sendClaim(
    "n@example.com",
  );
  await page.goto(`/desk/orders/${number}`);
  await page.getByLabel("Note", { exact: true }).fill("Half a tho");
  await endSession();
  await expect(page).toHaveURL(/\/desk\/sign-in\?next=/);
  await withPasskey();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("Half a tho");
});

test("discards what another owner typed when a different owner signs in", async () => {
  const form = await typeName("Not for June");
  await endSession();
  await form.getByRole("button", { name: "Change name" }).click();
  await expect(again()).toBeVisible();
  await Promise.all([page.waitForEvent("load"), typeMailedCode(page, owner)]);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("Not for June")).toBeHidden();
});

/** A tab that becomes visible polls at once; each time is seen as a request of its own. */
const pollOften = () =>
  page.evaluate(() => {
    setInterval(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      fetch("/poll-due");
    }, 50);
  });

test("stops polling when the owner signs out, and opens the sign-in", async () => {
  await page.route("**/poll-due", (route) => route.fulfill());
  await page.goto("/desk/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await pollOften();
  const held = await holdRequest(page, { method: "DELETE", url: "**/api/desk/session" });
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const signOut = await held.route;
  const asked = requestsOf(page, (request) => request.url().includes("/api/desk/"));
  await page.waitForRequest("**/poll-due");
  await page.waitForRequest("**/poll-due");
  expect(asked.map((request) => request.url())).toEqual([]);
  await signOut.continue();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/sign-in$/);
  expect(asked.map((request) => request.url())).toEqual([]);
});
