import { waitForEmail } from "../support/checks/emails.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";

test("supports search, notes, lead states and payment confirmation by keyboard", async ({
  page,
  visitor,
}) => {
  const name = `Keys ${process.pid} ${Date.now()}`;
  await visitor.sendLead(name);
  const number = await visitor.sendClaim(emailFor(name));
  const keys = page.keyboard;
  const heading = page.getByRole("heading", { level: 1 });

  await page.goto("/desk");
  // Wait for the content, because the skeleton has the same heading.
  await expect(page.getByRole("heading", { name: "Revenue" })).toBeVisible();
  await keys.press("/");
  // Keys are not treated as shortcuts while the search box is loading.
  await keys.press("3");
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await expect(heading).toHaveText("To do");
  await page.getByRole("combobox", { name: "Search everything" }).clear();
  await keys.type(name);
  const leads = page.getByRole("dialog").getByRole("group", { name: "Leads" });
  await expect(leads.getByRole("option", { name })).toBeVisible();
  // The person comes before the lead.
  await keys.press("ArrowDown");
  await keys.press("Enter");
  await expect(heading).toHaveText(name);

  await keys.press("n");
  await keys.type("Wants it by February, and j, e and 1 are only letters here");
  await keys.press("Control+Enter");
  await expect(page.getByText("Note added")).toBeVisible();
  await keys.press("Escape");
  await keys.press("e");
  await expect(page.getByText(`${name} marked as answered`)).toBeVisible();
  await keys.press("z");
  await expect(page.getByRole("button", { name: "Mark as answered" })).toBeVisible();
  await keys.press("Escape");
  await expect(heading).toHaveText("Leads");

  await keys.press("3");
  await expect(heading).toHaveText("Orders");
  await keys.press("/");
  await expect(page.getByRole("combobox", { name: "Search everything" })).toBeFocused();
  await keys.type(number);
  await expect(page.getByRole("dialog").getByRole("option", { name: number })).toBeVisible();
  await keys.press("Enter");
  await expect(heading).toHaveText(number);
  const confirmPayment = page.getByRole("button", { name: "Confirm payment" });
  for (let presses = 0; presses < 40; presses++) {
    await keys.press("Tab");
    const isFocused = await confirmPayment
      .filter({ visible: true })
      .evaluate((button) => button === document.activeElement);
    if (isFocused) break;
  }
  await keys.press("Enter");
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
  expect((await waitForEmail(emailFor(name), /Your download/)).text).toContain(number);
});
