import { expect, test } from "@playwright/test";
import { waitForEmail } from "../support/checks/emails.ts";
import { watchNetwork } from "../support/checks/network.ts";
import { owner, partners, signInWithPasskey } from "../support/fixtures/desk.ts";
import { collectRequests } from "../support/gateway/held-request.ts";

/** Values of `next` in a link. The others are in desk/src/api/sign-in-path.test.ts. */
const hostileTargets = ["//evil.example", "/../checkout"];

const worklistHeading = { level: 1, name: "To do" } as const;

test("[FAULT-23] signs in with an emailed code, adds a passkey and signs in with it", async ({
  page,
}) => {
  const device = await signInWithPasskey(page, "/desk/settings", owner);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  expect((await waitForEmail(owner, /added a passkey/)).text).toContain("/desk/settings");

  // Recording a payment requires a recent passkey; a code is not enough.
  const buyer = `nora-${Date.now()}@example.com`;
  await page.goto("/desk/orders");
  await page.getByRole("button", { name: "Record payment" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Email").fill(buyer);
  const verified = page.waitForRequest("**/api/desk/session/verify");
  await form.getByRole("button", { name: "Record and deliver" }).click();
  await verified;
  await expect(page.getByText(`Payment recorded. Email sent to ${buyer}`)).toBeVisible();
  expect((await waitForEmail(buyer, /Your download/)).text).toContain("Basic Single-Page");

  await page.context().clearCookies();
  await page.goto("/desk");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", worklistHeading)).toBeVisible();

  await page.context().clearCookies();
  await device.failVerification();
  await page.goto("/desk");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goto("/desk");
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
});

test("opens the requested page after sign-in, but never a page outside of the desk", async ({
  page,
}) => {
  test.slow();
  await signInWithPasskey(page, "/desk/leads?filter=all", partners.destinations);
  await expect(page.getByRole("heading", { level: 1, name: "Leads" })).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/leads\?filter=all$/);

  await page.context().clearCookies();
  await page.goto("/desk/orders?filter=paid");
  await expect(page).toHaveURL(/\/desk\/sign-in\?next=/);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/orders\?filter=paid$/);

  const foreign = collectRequests(
    page,
    (request) => !request.url().startsWith(new URL(page.url()).origin),
  );
  for (const next of hostileTargets) {
    await page.goto(`/desk/sign-in?next=${next}`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("heading", worklistHeading)).toBeVisible();
    await expect(page, next).toHaveURL(/^http:\/\/localhost:\d+\/desk\/?$/);
  }
  expect(foreign.map((request) => request.url())).toEqual([]);
});

test("loads nothing of the desk on the public site, and forbids caching and framing it", async ({
  page,
  request,
}) => {
  const network = watchNetwork(page);
  const paths: string[] = [];
  page.on("request", (sent) => paths.push(new URL(sent.url()).pathname));
  await page.goto("/");
  await page.mouse.wheel(0, 4_000);
  await network.waitUntilIdle();
  expect(paths.filter((path) => path.startsWith("/desk"))).toEqual([]);

  const response = await request.get("/desk/leads/12");
  expect(response.status()).toBe(200);
  const headers = response.headers();
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["content-security-policy"]).not.toMatch(/unsafe|https?:/);
});
