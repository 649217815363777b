import { expect, type Page, test } from "@playwright/test";
import {
  owner,
  partners,
  signInWithEmailedCode,
  signInWithPasskey,
} from "../support/fixtures/desk.ts";
import { collectRequests, holdRequest } from "../support/gateway/held-request.ts";

// All tests share one sign-in, because codes are limited.
test.describe.configure({ mode: "serial" });
let page: Page;
test.beforeAll(async ({ browser }) => {
  const { baseURL } = test.info().project.use;
  page = await browser.newPage({ baseURL });
  await signInWithPasskey(page, "/desk/settings", partners.sessions);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
});
test.afterAll(() => page.close());

const signInAgainDialog = () => page.getByRole("dialog", { name: "Sign in again" });
const signInByPasskey = () => page.getByRole("button", { name: "Sign in with a passkey" }).click();
const endSession = () => page.context().clearCookies({ name: "__Host-desk" });

async function typeName(name: string) {
  await page.goto("/desk/settings");
  await page.getByRole("button", { name: "Change name…" }).click();
  const form = page.getByRole("dialog", { name: "Change name" });
  await form.getByLabel("Name").fill(name);
  return form;
}

test("submits the typed values after the owner signs in again in the dialog", async () => {
  const form = await typeName("Robin Vega");
  await endSession();
  await form.getByRole("button", { name: "Change name" }).click();
  await expect(signInAgainDialog()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(signInAgainDialog()).toBeVisible();
  await signInByPasskey();
  await expect(page.getByText("Name changed")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Robin Vega/ })).toBeVisible();
});

test("discards typed text when a different owner signs in", async () => {
  const form = await typeName("Not for June");
  await endSession();
  await form.getByRole("button", { name: "Change name" }).click();
  await expect(signInAgainDialog()).toBeVisible();
  await Promise.all([page.waitForEvent("load"), signInWithEmailedCode(page, owner)]);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("Not for June")).toBeHidden();
});

/** Triggers polling with visibilitychange. Each trigger also requests /poll-due, so that tests can count it. */
const forcePolling = () =>
  page.evaluate(() => {
    setInterval(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      fetch("/poll-due");
    }, 50);
  });

test("stops polling and opens the sign-in when the owner signs out", async () => {
  await page.route("**/poll-due", (route) => route.fulfill());
  await page.goto("/desk/settings");
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await forcePolling();
  const pending = await holdRequest(page, { method: "DELETE", url: "**/api/desk/session" });
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  const signOut = await pending.route;
  const requests = collectRequests(page, (request) => request.url().includes("/api/desk/"));
  await page.waitForRequest("**/poll-due");
  await page.waitForRequest("**/poll-due");
  expect(requests.map((request) => request.url())).toEqual([]);
  await signOut.continue();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/sign-in$/);
  expect(requests.map((request) => request.url())).toEqual([]);
});
