import { type ClaimBody, claimBody } from "@agency/contract/api/orders";
import { expect, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";
import {
  address,
  alert,
  ask,
  askFor,
  endpoint,
  noteOf,
  numberedNote,
  offer,
  result,
  service,
} from "../support/pages/venmo-claim.ts";

test("a reload shows the same order again, without asking", async ({ page }) => {
  const claims = await service(page);
  await visit(page, address);
  await askFor(page);
  await expect(result(page)).toBeVisible();
  await page.reload();
  await expect(result(page)).toContainText("ada@example.com");
  expect(await noteOf(page)).toBe(numberedNote);
  await expect(page.locator("body")).toBeFocused();
  expect(claims).toHaveLength(1);
});

test("another plan of the same visit has a number of its own", async ({ page }) => {
  await service(page);
  await visit(page, address);
  await askFor(page);
  await expect(result(page)).toBeVisible();
  await visit(page, "/checkoutvenmo?plan=Logo%20Design&amount=80");
  await expect(offer(page)).toBeVisible();
  expect(await noteOf(page)).toBe("Template: Logo Design");
});

test("after a lost answer the same address asks for the same order, also after a reload", async ({
  page,
}) => {
  const lost: ClaimBody[] = [];
  await page.route(endpoint, (route) => {
    lost.push(claimBody.parse(route.request().postDataJSON()));
    return route.abort();
  });
  await visit(page, address);
  await askFor(page);
  await expect(alert(page)).toContainText("We could not reach our service.");
  await page.reload();
  await page.unroute(endpoint);
  const claims = await service(page);
  await askFor(page);
  await expect(result(page)).toBeVisible();
  expect(claims[0]?.key).toBe(lost[0]?.key);
});

test("a corrected address is another order", async ({ page }) => {
  const keys: string[] = [];
  await page.route(endpoint, (route) => {
    keys.push(route.request().postDataJSON().key);
    return route.abort();
  });
  await visit(page, address);
  for (const who of ["ada@exmaple.com", "ada@example.com"]) {
    await askFor(page, who);
    await expect(ask(page)).toBeEnabled();
    await expect(alert(page)).toBeVisible();
  }
  expect(new Set(keys).size).toBe(2);
});

test("a second purchase gets a number of its own", async ({ page }) => {
  const claims = await service(page);
  await visit(page, address);
  await askFor(page);
  await result(page).getByRole("button", { name: "Get another number" }).click();
  await expect(offer(page)).toBeVisible();
  expect(await noteOf(page)).toBe("Template: Basic Single-Page");
  await askFor(page);
  await expect(result(page)).toBeVisible();
  expect(claims).toHaveLength(2);
  expect(claims[0]?.key).not.toBe(claims[1]?.key);
});

test("a browser that keeps nothing gets its number all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
  });
  await service(page);
  await visit(page, address);
  await askFor(page);
  await expect(result(page)).toBeVisible();
  expect(await noteOf(page)).toBe(numberedNote);
});
