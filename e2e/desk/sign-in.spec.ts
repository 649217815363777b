import { expect, test } from "@playwright/test";
import { waitForEmail } from "../support/checks/emails.ts";
import { clearCodeLimits, owner, partners, signInWithPasskey } from "../support/fixtures/desk.ts";
import { requestsOf } from "../support/gateway/held-request.ts";

/** As they stand in a link. */
const hostile = [
  "//evil.example",
  "/\\evil.example",
  "%2F%2Fevil.example",
  "/%09/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/../checkout",
  "/%252e%252e/checkout",
  "/sign-in",
];

const today = { level: 1, name: "What needs you" } as const;

test("[FAULT-23] an owner signs in by a mailed code, adds a passkey, and comes back with a touch", async ({
  page,
}) => {
  const device = await signInWithPasskey(page, "/desk/settings", owner);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  expect((await waitForEmail(owner, /added a passkey/)).text).toContain("/desk/settings");

  // Money needs a passkey that was shown a moment ago; a code is not enough.
  const buyer = `nora-${Date.now()}@example.com`;
  await page.goto("/desk/orders");
  await page.getByRole("button", { name: "Record a payment" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("E-mail").fill(buyer);
  const asked = page.waitForRequest("**/api/desk/fresh");
  await form.getByRole("button", { name: "Record and deliver" }).click();
  await asked;
  await expect(page.getByText(`Recorded, mail on its way to ${buyer}`)).toBeVisible();
  expect((await waitForEmail(buyer, /Your download/)).text).toContain("Basic Single-Page");

  await page.context().clearCookies();
  await page.goto("/desk");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", today)).toBeVisible();

  await page.context().clearCookies();
  await device.refuseToVerify();
  await page.goto("/desk");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goto("/desk");
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
});

test("[FAULT-23] says that a wrong code is wrong", async ({ page }) => {
  await clearCodeLimits();
  await page.goto("/desk/orders");
  await page.getByRole("button", { name: "Mail me a code" }).click();
  await page.getByLabel("Your e-mail").fill("eve@example.com");
  await page.getByRole("button", { name: "Mail me a code" }).click();
  await page.getByLabel("Code").fill("AAAA-AAAA");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("That is not the code. 4 tries left")).toBeVisible();
  await expect(page.getByLabel("Code")).toHaveAttribute("aria-invalid", "true");
});

test("opens the wanted page after signing in, and nothing outside of the desk", async ({
  page,
}) => {
  test.slow();
  await signInWithPasskey(page, "/desk/leads?show=all", partners.destinations);
  await expect(page.getByRole("heading", { level: 1, name: "Leads" })).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/leads\?show=all$/);

  await page.context().clearCookies();
  await page.goto("/desk/orders?show=paid");
  await expect(page).toHaveURL(/\/desk\/sign-in\?next=/);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/orders\?show=paid$/);

  const asked = requestsOf(page, (one) => !one.url().startsWith(new URL(page.url()).origin));
  for (const next of hostile) {
    await page.goto(`/desk/sign-in?next=${next}`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("heading", today)).toBeVisible();
    await expect(page, next).toHaveURL(/^http:\/\/localhost:\d+\/desk\/?$/);
  }
  expect(asked.map((one) => one.url())).toEqual([]);
});

test("nothing of the desk is in the site, and nobody else may hold or frame it", async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  await page.goto("/");
  await page.mouse.wheel(0, 4_000);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path.startsWith("/desk"))).toEqual([]);

  const answer = await request.get("/desk/leads/12");
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-robots-tag"]).toBe("noindex");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; /);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["content-security-policy"]).not.toMatch(/unsafe|https?:/);
});
