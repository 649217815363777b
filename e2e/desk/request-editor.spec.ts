import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";
import { holdRequest } from "../support/gateway/held-request.ts";
import {
  buildContent,
  createDraft,
  dayFromNow,
  sendAcceptedPaymentRequest,
  sendPaymentRequest,
} from "../support/pages/desk-payment-requests.ts";

let count = 0;
const uniqueName = (name: string) => `${name} ${process.pid}-${Date.now()}-${++count}`;
const visibleButton = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true });

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("validates deposit and milestones, and sends with the custom deposit", async ({
      page,
    }) => {
      const name = uniqueName("Nora Third");
      await page.goto("/desk/payment-requests/new");
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByLabel("Email").fill(emailFor(name));
      await page.getByLabel("Title").fill("A site in two parts");
      await page.getByLabel("Item", { exact: true }).fill("Growth package");
      await page.getByLabel("Unit price").fill("1,000.01");
      const percent = page.getByLabel("Deposit (%)");
      await percent.fill("100");
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const send = visibleButton(page, /^Send to Nora/).last();
      await expect(send).toBeInViewport({ ratio: 1 });
      await send.click();
      await expect(page.getByText("Enter a whole number from 1 to 99.")).toBeVisible();
      await expect(percent).toBeFocused();
      await percent.fill("33");
      await expect(page.getByText("33% deposit, 67% on delivery")).toBeVisible();
      const first = page.getByRole("group", { name: "Milestone 1" });
      await first.getByLabel("Milestone name").fill("First design");
      await send.click();
      await expect(page.getByText("Choose a date.")).toBeVisible();
      await expect(first.getByLabel("Date", { exact: true })).toBeFocused();
      await first.getByLabel("Date", { exact: true }).fill(dayFromNow(20));
      await expectNoViolations(page);
      await send.click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Send request for \$1,000\.01/ })
        .click();
      await expect(page).toHaveURL(/\/payment-requests\/R-\d{4,}$/);
      const main = page.getByRole("main");
      await expect(main).toContainText("$330.01");
      await expect(main).toContainText("$670");
    });

    test("fills in a new payment request with a sent one, without its due date, and saves nothing until then", async ({
      page,
    }) => {
      const name = uniqueName("Greta Again");
      await page.goto("/desk/payment-requests");
      const content = buildContent(name, emailFor(name), { dueOn: dayFromNow(5) });
      const original = await sendAcceptedPaymentRequest(page, content);
      await page.goto(`/desk/payment-requests/${original.number}`);
      await visibleButton(page, "More actions").click();
      await visibleButton(page, "Duplicate").click();
      await expect(page.getByText("Not saved yet")).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(emailFor(name));
      await expect(page.getByLabel("Unit price")).toHaveValue("3000");
      await expect(page.getByLabel("Deposit due date")).toHaveValue("");
      const drafts = page.getByRole("row").filter({ hasText: name });
      await page.goto("/desk/payment-requests?filter=draft");
      await expect(drafts).toHaveCount(0);
      await page.goBack();
      await visibleButton(page, "Save draft").click();
      await expect(page).toHaveURL(/\/payment-requests\/R-\d{4,}\/edit$/);
      await page.goto("/desk/payment-requests?filter=draft");
      await expect(drafts).toHaveCount(1);
      await page.goto(`/desk/payment-requests/${original.number}`);
      await expect(page.getByText("Accepted", { exact: true }).first()).toBeVisible();
    });
  });

test("duplicates a void payment request", async ({ page }) => {
  const name = uniqueName("Greta Void");
  await page.goto("/desk/payment-requests");
  const { number } = await sendPaymentRequest(page, buildContent(name, emailFor(name)));
  await page.goto(`/desk/payment-requests/${number}`);
  await visibleButton(page, "More actions").click();
  await visibleButton(page, "Void request…").click();
  await page.getByRole("dialog").getByRole("button", { name: "Void request" }).click();
  await expect(page.getByText(`${number} voided`)).toBeVisible();
  await visibleButton(page, "More actions").click();
  await visibleButton(page, "Duplicate").click();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("A site with a class schedule");
});

/** Sends a new payment request, whose response is lost. The dialog stays open with the error. */
async function loseSendResponse(page: Page) {
  const name = uniqueName("Greta Offline");
  await page.goto("/desk/payment-requests/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email").fill(emailFor(name));
  await page.getByLabel("Title").fill("A site in two parts");
  await page.getByLabel("Item", { exact: true }).fill("Growth package");
  await page.getByLabel("Unit price").fill("1,000");
  const endpoint = "**/api/desk/payment-requests/*/send";
  await page.route(endpoint, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await visibleButton(page, "Send to Greta").last().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send request for $1,000" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Can’t reach the service");
  await page.unroute(endpoint);
  return dialog;
}

test("sends one version when the response is lost and sending is retried", async ({ page }) => {
  const dialog = await loseSendResponse(page);
  await dialog.getByRole("button", { name: "Send request for $1,000" }).click();
  await expect(page.getByText("Sent to Greta")).toBeVisible();
  await expect(page).toHaveURL(/\/payment-requests\/R-\d{4,}$/);
  const number = /R-\d+/.exec(page.url())?.[0];
  const response = await page.request.get(`/api/desk/payment-requests/${number}`);
  expect(await response.json()).toMatchObject({ state: "sent", version: 1 });
});

test("shows a conflict when the request was sent before it was edited and retried", async ({
  page,
}) => {
  const dialog = await loseSendResponse(page);
  await dialog.getByRole("button", { name: "Keep editing" }).click();
  await page.getByLabel("Unit price").fill("1,200");
  await visibleButton(page, "Send to Greta").last().click();
  await dialog.getByRole("button", { name: "Send request for $1,200" }).click();
  await expect(page).toHaveURL(/\/payment-requests\/R-\d{4,}\/edit$/);
  await expect(page.getByText("This request changed while you were editing.")).toBeVisible();
  await expect(page.getByText("Greta already has version 1.")).toBeVisible();
  await expect(page.getByLabel("Unit price")).toHaveValue("1,200");
});

test("does not send a second version when a saved draft was sent behind the open dialog", async ({
  page,
}) => {
  const name = uniqueName("Greta Later");
  await page.goto("/desk/payment-requests");
  const { number } = await createDraft(page, buildContent(name, emailFor(name)));
  await page.goto(`/desk/payment-requests/${number}/edit`);
  const endpoint = "**/api/desk/payment-requests/*/send";
  await page.route(endpoint, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await visibleButton(page, "Send to Greta").last().click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: /^Send request for / });
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("Can’t reach the service");
  await page.unroute(endpoint);
  await expect(page.getByText("Sent", { exact: true }).first()).toBeVisible();
  await send.click();
  await expect(dialog.getByRole("alert")).toContainText("changed");
  const response = await page.request.get(`/api/desk/payment-requests/${number}`);
  expect(await response.json()).toMatchObject({ state: "sent", version: 1 });
});

/** The service stores the draft, but the editor does not receive the response. */
async function loseResponse(page: Page, endpoint: string, click: () => Promise<void>) {
  await page.route(endpoint, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await click();
  await expect(page.getByRole("alert")).toContainText("Can’t reach the service");
  await page.unroute(endpoint);
}

test("creates another draft when the form of a lost response was discarded", async ({ page }) => {
  const [first, second] = [uniqueName("Ana First"), uniqueName("Ben Second")];
  const saveDraft = () => visibleButton(page, "Save draft").click();
  await page.goto("/desk/payment-requests/new");
  await page.getByLabel("Name", { exact: true }).fill(first);
  await loseResponse(page, "**/api/desk/payment-requests", saveDraft);
  await page.goto("/desk/payment-requests?filter=draft");
  await page.goto("/desk/payment-requests/new");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByLabel("Name", { exact: true }).fill(second);
  await saveDraft();
  await expect(page.getByText(/^R-\d+ · Saved$/)).toBeVisible();
  await page.goto("/desk/payment-requests?filter=draft");
  for (const name of [first, second])
    await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(1);
});

test("shows no conflict when a draft was saved but the response was lost", async ({ page }) => {
  const name = uniqueName("Cleo Once");
  await page.goto("/desk/payment-requests");
  const { number } = await createDraft(page, buildContent(name, emailFor(name)));
  await page.goto(`/desk/payment-requests/${number}/edit`);
  await page.getByLabel("Title").fill("A changed title");
  await loseResponse(page, `**/api/desk/payment-requests/${number}`, () =>
    visibleButton(page, "Save draft").click(),
  );
  await expect(page.getByText(`${number} · Saved`)).toBeVisible();
  await expect(page.getByText("This request changed while you were editing.")).toHaveCount(0);
  await expect(page.getByLabel("Title")).toHaveValue("A changed title");
});

test("keeps what is typed while the editor of a saved draft opens, and starts the next one empty", async ({
  page,
}) => {
  const name = uniqueName("Dana Typing");
  const title = page.getByLabel("Title");
  await page.goto("/desk/payment-requests/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  const pending = await holdRequest(page, { url: "**/api/desk/payment-requests/R-*" });
  await visibleButton(page, "Save draft").click();
  const opening = await pending.route;
  await title.fill("Typed later");
  await opening.continue();
  await expect(page).toHaveURL(/\/payment-requests\/R-\d{4,}\/edit$/);
  await expect(title).toHaveValue("Typed later");
  await page.goto("/desk/payment-requests/new");
  await expect(visibleButton(page, "Save draft")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(title).toHaveValue("");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test("leaves the preview to show why a draft cannot be saved", async ({ page }) => {
    await page.goto("/desk/payment-requests/new");
    const price = page.getByLabel("Unit price");
    await price.fill("a lot");
    await page.getByRole("group", { name: "View" }).getByText("Preview").click();
    await expect(price).toBeHidden();
    await visibleButton(page, "Save draft").click();
    await expect(price).toBeFocused();
    await expect(price).toHaveAttribute("aria-invalid", "true");
  });
});
