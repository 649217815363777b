import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { waitForEmail } from "../support/checks/emails.ts";
import { expect, partners, signInWithPasskey, test } from "../support/fixtures/desk.ts";
import { ipFor } from "../support/fixtures/visitor.ts";
import {
  dayFromNow,
  requestContent,
  sendAccepted,
  writeDraft,
} from "../support/pages/desk-payment-requests.ts";

let count = 0;
const fresh = (name: string) => `${name} ${process.pid}-${Date.now()}-${++count}`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const shown = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true });

/** With the Tab key alone. */
async function tabTo(page: Page, what: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await what.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(what).toBeFocused();
}

async function choose(page: Page, name: string) {
  await shown(page, "More actions").click();
  await page.getByRole("button", { name }).filter({ visible: true }).last().click();
}

test("by keyboard alone: written from a lead, kept over a reload, sent, corrected, made void", async ({
  page,
  visitor,
}) => {
  test.slow();
  const name = fresh("Greta Keys");
  const email = ipFor(name);
  await visitor.sendLead(name);
  const keys = page.keyboard;
  await page.goto("/desk");
  // Not its bones, which have the same heading.
  await expect(page.getByRole("heading", { name: "Money" })).toBeVisible();
  await keys.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await keys.type(name);
  await expect(page.getByRole("dialog").getByRole("link", { name })).toBeVisible();
  await keys.press("Enter");
  await expect(heading(page)).toHaveText(name);
  const lead = page.url();
  await keys.press("r");
  await expect(heading(page)).toHaveText("New request");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await expect(page.getByLabel("E-mail")).toHaveValue(email);

  await tabTo(page, page.getByLabel("Title"));
  await keys.type("A site with a class schedule");
  await tabTo(page, page.getByLabel("What", { exact: true }));
  await keys.type("Growth package");
  await tabTo(page, page.getByLabel("Price of one"));
  await keys.type("3,000.1x");
  await keys.press("Control+s");
  await expect(page.getByText("Price: an amount such as 1,500 or 49.50, please.")).toBeVisible();
  await expect(page.getByLabel("Price of one")).toBeFocused();
  await keys.press("Backspace");
  await expect(page.getByText("Deposit due 7 days after acceptance")).toBeVisible();
  await expect(page.getByText("$1,500.05").first()).toBeVisible();
  await keys.press("Control+s");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect(page).toHaveURL(/\/requests\/R-\d{4,}\/edit$/);
  const number = /R-\d+/.exec(page.url())?.[0] ?? "";

  await page.getByLabel("Text").focus();
  await keys.type("Ten pages, in four weeks.");
  await page.reload();
  await expect(page.getByText("What you typed before is back.")).toBeVisible();
  await expect(page.getByLabel("Text")).toHaveValue("Ten pages, in four weeks.");

  const send = shown(page, /^Send to Greta/).last();
  await tabTo(page, send);
  await keys.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(`${email} gets “A proposal from`)).toBeVisible();
  await tabTo(page, dialog.getByRole("button", { name: "Send $3,000.10 to Greta" }));
  await keys.press("Enter");
  await expect(page.getByText("Sent to Greta")).toBeVisible();
  await expect(heading(page)).toHaveText("A site with a class schedule");
  expect((await waitForEmail(email, /^A proposal from/)).text).toContain("/pay/");

  await keys.press("4");
  await expect(heading(page)).toHaveText("Payment requests");
  const row = page.getByRole("listitem").filter({ hasText: number });
  await expect(row).toContainText("Sent");
  await expect(row).toContainText("$3,000.10");
  await tabTo(page, row.getByRole("link"));
  await keys.press("Enter");
  await expect(heading(page)).toHaveText("A site with a class schedule");

  await tabTo(page, shown(page, "More actions"));
  await keys.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Correct it…" }));
  await keys.press("Enter");
  await expect(page.getByText("Greta has version 1 already.")).toBeVisible();
  await tabTo(page, page.getByLabel("Price of one"));
  await keys.press("Control+a");
  await keys.type("2800");
  await keys.press("Control+s");
  await tabTo(page, dialog.getByRole("button", { name: "Send $2,800 to Greta" }));
  await keys.press("Enter");
  await expect(page.getByText("Corrected and sent again")).toBeVisible();
  await waitForEmail(email, /^Changed: A site/);

  await tabTo(page, shown(page, "More actions"));
  await keys.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Make it void…" }));
  await keys.press("Enter");
  await expect(dialog.getByRole("button", { name: "Leave it" })).toBeFocused();
  await keys.press("Tab");
  await keys.press("Enter");
  await expect(page.getByText(`${number} is void`)).toBeVisible();
  await waitForEmail(email, /^No longer open: A site/);
  await page.goto(lead);
  await expect(page.getByRole("listitem").filter({ hasText: "$2,800" })).toContainText("Void");
});

test("delivered with a line that says why it is less: the client is not asked again", async ({
  page,
}) => {
  const name = fresh("Tom Less");
  const email = ipFor(name);
  await page.goto("/desk/requests");
  const { number } = await sendAccepted(page, requestContent(name, email));
  await page.goto(`/desk/requests/${number}`);
  await expect(page.getByText("Opens when you say that it is delivered")).toBeVisible();
  await choose(page, "Delivered…");
  const dialog = page.getByRole("dialog", { name: "Delivered" });
  await dialog.getByText("Another amount").click();
  await dialog.getByLabel("Why").fill("Two pages fewer");
  await dialog.getByLabel("More or less by").fill("5000");
  await expect(dialog.getByText("the client accepts it again")).toBeVisible();
  await dialog.getByLabel("More or less by").fill("-1500");
  await dialog.getByRole("button", { name: "Ask for $0" }).click();
  await expect(dialog.getByText("That would leave nothing to pay.")).toBeVisible();
  await dialog.getByLabel("More or less by").fill("-100.50");
  await expect(dialog.getByText("nobody is asked again")).toBeVisible();
  await dialog.getByLabel("Due").fill(dayFromNow(9));
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "Ask for $1,399.50" }).click();
  await expect(page.getByText("Delivered, balance of $1,399.50 asked for")).toBeVisible();
  await expect(page.getByText("Two pages fewer").first()).toBeVisible();
  await expect(page.getByText("$2,899.50").first()).toBeVisible();
  expect((await waitForEmail(email, /^Delivered: /)).text).toContain("$1,399.50");
});

test("reminders, the due date, the link and notes", async ({ page }) => {
  const name = fresh("Ana Due");
  const email = ipFor(name);
  await page.goto("/desk/requests");
  const { number, payUrl } = await sendAccepted(page, requestContent(name, email));
  await page.goto(`/desk/requests/${number}`);
  await shown(page, "Send a reminder").click();
  await expect(page.getByText("Reminder on its way to Ana")).toBeVisible();
  await shown(page, "Send a reminder").click();
  await expect(page.getByText(/^Ana got a reminder today, .*No second one was sent/)).toBeVisible();
  await choose(page, "Stop reminding");
  await expect(page.getByText("Reminders stopped")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Reminders go on")).toBeVisible();

  await choose(page, "Change the due date…");
  await page.getByLabel("New day").fill(dayFromNow(-3));
  await page.getByRole("button", { name: "Change the date" }).click();
  await expect(page.getByText(/^3 days late|^2 days late/).first()).toBeVisible();
  const places = page.getByRole("navigation", { name: "Desk" });
  await expect(places.getByRole("link", { name: /^Requests/ })).not.toHaveText("Requests");
  await page.goto("/desk");
  const late = page.getByRole("listitem").filter({ hasText: number });
  await expect(late).toContainText("$1,500 is overdue: Ana");
  await late.getByRole("link", { name: /^Send a reminder/ }).click();

  await choose(page, "Replace the link…");
  await page.getByRole("dialog").getByRole("button", { name: "Replace the link" }).click();
  await expect(page.getByText("Link replaced").first()).toBeVisible();
  const old = await page.request.get(new URL(payUrl ?? "").pathname.replace("/pay/", "/api/pay/"));
  expect(old.status()).toBe(410);

  await page.getByLabel("Note").fill("Wants to pay in March");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.locator(".note").getByText("Wants to pay in March")).toBeVisible();
});

test("[FAULT-53] two owners write on one draft: the second reads both, and loses nothing", async ({
  page,
  context,
}) => {
  const name = fresh("Two Owners");
  await page.goto("/desk/requests");
  const { number } = await writeDraft(page, requestContent(name, ipFor(name)));
  const edit = `/desk/requests/${number}/edit`;
  const other = await context.newPage();
  await Promise.all([page.goto(edit), other.goto(edit)]);
  await page.getByLabel("Text").fill("What I typed");
  await other.getByLabel("Title").fill("Their title");
  await shown(other, "Save draft").click();
  await expect(other.getByText("Draft saved")).toBeVisible();
  await shown(page, "Save draft").click();
  await expect(page.getByText("This request was changed while you were writing.")).toBeVisible();
  await expect(page.getByLabel("Text")).toHaveValue("What I typed");
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Show the newer one" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Their title");
  await expect(page.getByLabel("Text")).not.toHaveValue("What I typed");
  await page.reload();
  await page.getByRole("button", { name: "Show what I typed" }).click();
  await expect(page.getByLabel("Text")).toHaveValue("What I typed");
  await page.getByLabel("Title").fill("Their title");
  await shown(page, "Save draft").click();
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect(page.getByText("The other one is kept here")).toHaveCount(0);
  // Whoever has typed nothing meanwhile sees it without being asked.
  await expect(other.getByLabel("Text")).toHaveValue("What I typed");
  await expect(other.getByLabel("Title")).toHaveValue("Their title");
});

test("without a network nothing typed is lost, and a draft sent twice is one", async ({ page }) => {
  const title = fresh("Offline");
  await page.goto("/desk/requests/new");
  await page.getByLabel("Title").fill(title);
  const drafts = "**/api/desk/requests";
  // The answer is lost, not the draft.
  await page.route(drafts, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort();
  });
  await shown(page, "Save draft").click();
  await expect(page.getByRole("alert")).toContainText("cannot reach the service");
  await page.unroute(drafts);
  await page.getByLabel("Text").fill("Typed while it was away");
  await page.reload();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await shown(page, "Save draft").click();
  await expect(page).toHaveURL(/R-\d+\/edit/);
  // The first try made it, without these words: they are still to be saved, and said to be.
  await expect(page.getByLabel("Text")).toHaveValue("Typed while it was away");
  await expect(page.getByText("not saved yet, but kept")).toBeVisible();
  await shown(page, "Save draft").click();
  await expect(page.getByText(/^R-\d+ · saved$/)).toBeVisible();
  await page.goto("/desk/requests?show=draft");
  await expect(page.getByRole("listitem").filter({ hasText: title })).toHaveCount(1);
});

test("what is missing is said beside each field, in light and dark, on both widths", async ({
  page,
}) => {
  await page.goto("/desk/requests/new");
  await page.getByLabel("Start from the catalog").selectOption("growth");
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Growth package");
  await shown(page, "Send to the client").last().click();
  await expect(page.getByText("Who is it for?")).toBeVisible();
  await expect(page.getByText("Where should it go?")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  for (const width of [1440, 390])
    for (const colorScheme of ["light", "dark"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page);
    }
  await page.getByText("As the client sees it").click();
  await expect(page.getByRole("region", { name: "The client's page" })).toContainText("$1,500");
  await expectNoViolations(page);
  await page.getByText("Write", { exact: true }).click();
  await page.getByLabel("Name", { exact: true }).fill("Greta");
  await page.getByLabel("E-mail").fill(ipFor(fresh("greta")));
  await shown(page, "Send to Greta").first().click();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Go on writing" }).click();
});

test.describe("with a passkey", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("money that came by another way is noted, and the client gets a receipt", async ({
    page,
  }) => {
    await signInWithPasskey(page, "/desk/requests", partners.requests);
    await expect(heading(page)).toHaveText("Payment requests");
    const name = fresh("Max Cash");
    const email = ipFor(name);
    const { number } = await sendAccepted(page, requestContent(name, email));
    await page.goto(`/desk/requests/${number}`);
    await choose(page, "Note a payment by hand…");
    const dialog = page.getByRole("dialog", { name: "Note a payment by hand" });
    await dialog.getByText("Another way").click();
    await dialog.getByRole("button", { name: "Note $1,500" }).click();
    await expect(page.getByText(/^Noted: \$1,500 from/)).toBeVisible();
    await expect(page.getByText("Part paid")).toBeVisible();
    await expect(shown(page, "Delivered…")).toBeVisible();
    await expect(page.getByText("$1,500.00").first()).toBeVisible();
    await waitForEmail(email, /receipt|payment|order/i);
    await page.goto(`/desk/requests/${number}/edit`);
    await expect(page.getByText("It is partly paid")).toBeVisible();
    await expectNoViolations(page);
  });
});
