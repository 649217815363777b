import { expect, test } from "@playwright/test";
import { address, paidOrder, refused, tooMany } from "../support/data/orders.ts";
import {
  download,
  freshLink,
  lookup,
  open,
  openOrder,
  path,
  renewal,
  state,
  title,
} from "../support/pages/order-page.ts";

test("when all downloads are used, a fresh link goes to the order's address", async ({ page }) => {
  let posted = 0;
  await page.route(renewal, (route) => {
    posted++;
    expect(route.request().method()).toBe("POST");
    return route.fulfill({ status: 202, json: { sentTo: address } });
  });
  await openOrder(page, paidOrder({}, { used: 10 }));
  await expect(state(page)).toHaveText("Paid. All downloads of this link are used.");
  await expect(page.getByText("10 of 10")).toBeVisible();
  await expect(page.getByRole("link", { name: /download/i })).toHaveCount(0);
  await freshLink(page).focus();
  await page.keyboard.press("Enter");
  const sent = page.getByRole("status").filter({ hasText: `Sent to ${address}` });
  await expect(sent).toBeFocused();
  await expect(freshLink(page)).toHaveCount(0);
  expect(posted).toBe(1);
});

test("a link that is over says so and can be renewed, also at the second try", async ({ page }) => {
  await page.route(renewal, (route) => route.fulfill(tooMany));
  await open(
    page,
    refused(410, "link-over", "This link was valid for 12 months. You can ask for a fresh one."),
  );
  await expect(title(page)).toHaveText("This link has expired");
  await expect(state(page)).toContainText("valid for 12 months");
  await freshLink(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Too many requests. Please wait a few minutes.");
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect(alert).toBeHidden();
  await page.unroute(renewal);
  await page.route(renewal, (route) => route.fulfill({ status: 202, json: { sentTo: address } }));
  await freshLink(page).click();
  await expect(page.getByText(`Sent to ${address}`, { exact: true })).toBeVisible();
});

test("says that a link was replaced, and leads to Find my order", async ({ page }) => {
  const words = "A newer link to this order has replaced this one.";
  await open(page, refused(410, "link-replaced", words));
  await expect(title(page)).toHaveText("This link was replaced");
  await expect(state(page)).toHaveText(words);
  // The service sends nothing for an old link, so the page does not offer it.
  await expect(freshLink(page)).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Find my order" }).click();
  await expect(page).toHaveURL("/find-order");
});

test("an unknown link leads to Find my order", async ({ page }) => {
  await open(page, refused(404, "unknown-order", "We do not know this order link."));
  await expect(title(page)).toHaveText("We do not know this link");
  await expect(state(page)).toHaveText("Open it exactly as it stands in your email.");
  await page.getByRole("main").getByRole("link", { name: "Find my order" }).click();
  await expect(page).toHaveURL("/find-order");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

for (const fault of ["refused", "unreachable", "no JSON"] as const) {
  test(`a service that is ${fault} can be tried again`, async ({ page }) => {
    let back = false;
    await page.route(lookup, (route) => {
      if (back) return route.fulfill({ json: paidOrder() });
      if (fault === "unreachable") return route.abort();
      if (fault === "no JSON") return route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" });
      return route.fulfill({ status: 503, json: { error: "The service is not available." } });
    });
    await page.goto(path);
    await expect(state(page)).toHaveText("We could not reach our service.");
    const again = page.getByRole("button", { name: "Try again" });
    await again.click();
    await expect(again).toBeEnabled();
    await expect(state(page)).toHaveText("We could not reach our service.");
    back = true;
    await again.click();
    await expect(download(page)).toBeVisible();
  });
}
