import { expect, test } from "@playwright/test";
import { address, errorResponse, paidOrder, rateLimited } from "../support/data/orders.ts";
import {
  download,
  newLinkButton,
  open,
  openOrder,
  orderEndpoint,
  path,
  renewLinkEndpoint,
  state,
  title,
} from "../support/pages/order-page.ts";

test("sends a new link to the order's email when all downloads are used", async ({ page }) => {
  let posted = 0;
  await page.route(renewLinkEndpoint, (route) => {
    posted++;
    expect(route.request().method()).toBe("POST");
    return route.fulfill({ status: 202, json: { sentTo: address } });
  });
  await openOrder(page, paidOrder({}, { used: 10 }));
  await expect(state(page)).toHaveText("Paid. All downloads of this link are used.");
  await expect(page.getByText("10 of 10")).toBeVisible();
  await expect(page.getByRole("link", { name: /download/i })).toHaveCount(0);
  await newLinkButton(page).focus();
  await page.keyboard.press("Enter");
  const sent = page.getByRole("status").filter({ hasText: `Sent to ${address}` });
  await expect(sent).toBeFocused();
  await expect(newLinkButton(page)).toHaveCount(0);
  expect(posted).toBe(1);
});

test("renews an expired link, also on the second attempt", async ({ page }) => {
  await page.route(renewLinkEndpoint, (route) => route.fulfill(rateLimited));
  await open(
    page,
    errorResponse(
      410,
      "link-expired",
      "This link expired after 12 months. You can request a new one.",
    ),
  );
  await expect(title(page)).toHaveText("This link has expired");
  await expect(state(page)).toContainText("expired after 12 months");
  await newLinkButton(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Too many requests. Please wait a few minutes.");
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect(alert).toBeHidden();
  await page.unroute(renewLinkEndpoint);
  await page.route(renewLinkEndpoint, (route) =>
    route.fulfill({ status: 202, json: { sentTo: address } }),
  );
  await newLinkButton(page).click();
  await expect(page.getByText(`Sent to ${address}`, { exact: true })).toBeVisible();
});

test("links to Find my order when a link was replaced", async ({ page }) => {
  const message = "This link was replaced by a newer one.";
  await open(page, errorResponse(410, "link-replaced", message));
  await expect(title(page)).toHaveText("This link was replaced");
  await expect(state(page)).toHaveText(message);
  // The service does not renew replaced links, so the page has no button.
  await expect(newLinkButton(page)).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Find my order" }).click();
  await expect(page).toHaveURL("/find-order");
});

test("links to Find my order when the link is unknown", async ({ page }) => {
  await open(page, errorResponse(404, "unknown-order", "This order link is not valid."));
  await expect(title(page)).toHaveText("This link is not valid");
  await expect(state(page)).toHaveText("Open the link from your email again.");
  await page.getByRole("main").getByRole("link", { name: "Find my order" }).click();
  await expect(page).toHaveURL("/find-order");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
});

for (const fault of ["status 503", "a connection error", "no JSON"] as const) {
  test(`offers a retry after ${fault}`, async ({ page }) => {
    let isReachable = false;
    await page.route(orderEndpoint, (route) => {
      if (isReachable) return route.fulfill({ json: paidOrder() });
      if (fault === "a connection error") return route.abort();
      if (fault === "no JSON") return route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" });
      return route.fulfill({ status: 503, json: { error: "The service is not available." } });
    });
    await page.goto(path);
    await expect(state(page)).toHaveText("We could not reach our service.");
    const tryAgain = page.getByRole("button", { name: "Try again" });
    await tryAgain.click();
    await expect(tryAgain).toBeEnabled();
    await expect(state(page)).toHaveText("We could not reach our service.");
    isReachable = true;
    await tryAgain.click();
    await expect(download(page)).toBeVisible();
  });
}
