import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/checks/axe.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import { ipFor } from "../support/fixtures/visitor.ts";
import {
  dayFromNow,
  requestContent,
  sendAccepted,
  sendRequest,
} from "../support/pages/desk-payment-requests.ts";

let count = 0;
const fresh = (name: string) => `${name} ${process.pid}-${Date.now()}-${++count}`;
const shown = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true });

for (const width of [1440, 390])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("sends from the end of the form, with the deposit that the owner typed", async ({
      page,
    }) => {
      const name = fresh("Nora Third");
      await page.goto("/desk/requests/new");
      await page.getByLabel("Name", { exact: true }).fill(name);
      await page.getByLabel("E-mail").fill(ipFor(name));
      await page.getByLabel("Title").fill("A site in two parts");
      await page.getByLabel("What", { exact: true }).fill("Growth package");
      await page.getByLabel("Price of one").fill("1,000.01");
      const percent = page.getByLabel("Deposit, %");
      await percent.fill("100");
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const send = shown(page, /^Send to Nora/).last();
      await expect(send).toBeInViewport({ ratio: 1 });
      await send.click();
      await expect(page.getByText("A whole number from 1 to 99, please.")).toBeVisible();
      await expect(percent).toBeFocused();
      await percent.fill("33");
      await expect(page.getByText("33% now, 67% on delivery")).toBeVisible();
      const first = page.getByRole("group", { name: "Milestone 1" });
      await first.getByLabel("What is ready").fill("First design");
      await send.click();
      await expect(page.getByText("By which day?")).toBeVisible();
      await expect(first.getByLabel("By", { exact: true })).toBeFocused();
      await first.getByLabel("By", { exact: true }).fill(dayFromNow(20));
      await expectNoViolations(page);
      await send.click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^Send \$1,000\.01/ })
        .click();
      await expect(page).toHaveURL(/\/requests\/R-\d{4,}$/);
      const main = page.getByRole("main");
      await expect(main).toContainText("$330.01");
      await expect(main).toContainText("$670");
    });

    test("duplicates a sent request as a draft of its own, without its date", async ({ page }) => {
      const name = fresh("Greta Again");
      await page.goto("/desk/requests");
      const content = requestContent(name, ipFor(name), { dueOn: dayFromNow(5) });
      const original = await sendAccepted(page, content);
      await page.goto(`/desk/requests/${original.number}`);
      await shown(page, "More actions").click();
      await shown(page, "Duplicate").click();
      await expect(page).not.toHaveURL(new RegExp(original.number));
      await expect(page).toHaveURL(/\/requests\/R-\d{4,}\/edit$/);
      await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
      await expect(page.getByLabel("E-mail")).toHaveValue(ipFor(name));
      await expect(page.getByLabel("Price of one")).toHaveValue("3000");
      await expect(page.getByLabel("Deposit due")).toHaveValue("");
      await page.goto(`/desk/requests/${original.number}`);
      await expect(page.getByText("Accepted", { exact: true }).first()).toBeVisible();
    });
  });

test("duplicates a request that was made void", async ({ page }) => {
  const name = fresh("Greta Void");
  await page.goto("/desk/requests");
  const { number } = await sendRequest(page, requestContent(name, ipFor(name)));
  await page.goto(`/desk/requests/${number}`);
  await shown(page, "More actions").click();
  await shown(page, "Make it void…").click();
  await page.getByRole("dialog").getByRole("button", { name: "Make it void" }).click();
  await expect(page.getByText(`${number} is void`)).toBeVisible();
  await shown(page, "More actions").click();
  await shown(page, "Duplicate").click();
  await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("A site with a class schedule");
});
