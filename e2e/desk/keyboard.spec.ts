import { waitForEmail } from "../support/checks/emails.ts";
import { expect, test } from "../support/fixtures/desk.ts";
import { ipFor } from "../support/fixtures/visitor.ts";

test("a day by keyboard alone: find, read, note, answer, take back, deliver", async ({
  page,
  visitor,
}) => {
  const name = `Keys ${process.pid} ${Date.now()}`;
  await visitor.sendLead(name);
  const number = await visitor.sendClaim(ipFor(name));
  const keys = page.keyboard;
  const heading = page.getByRole("heading", { level: 1 });

  await page.goto("/desk");
  // Not its bones, which have the same heading.
  await expect(page.getByRole("heading", { name: "Money" })).toBeVisible();
  await keys.press("/");
  // However late the box comes, no key is taken for a shortcut meanwhile.
  await keys.press("3");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(heading).toHaveText("What needs you");
  await page.getByRole("searchbox").clear();
  await keys.type(name);
  await expect(page.getByRole("dialog").getByRole("link", { name })).toBeVisible();
  await keys.press("ArrowDown");
  await keys.press("Enter");
  await expect(heading).toHaveText(name);

  await keys.press("n");
  await keys.type("Wants it by February, and j, e and 1 are only letters here");
  await keys.press("Control+Enter");
  await expect(page.getByText("Note added")).toBeVisible();
  await keys.press("Escape");
  await keys.press("e");
  await expect(page.getByText(`Marked answered: ${name}`)).toBeVisible();
  await keys.press("z");
  await expect(page.getByRole("button", { name: "Answered", exact: true })).toBeVisible();
  await keys.press("Escape");
  await expect(heading).toHaveText("Leads");

  await keys.press("3");
  await expect(heading).toHaveText("Orders");
  await keys.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await keys.type(number);
  await expect(page.getByRole("dialog").getByRole("link", { name: number })).toBeVisible();
  await keys.press("Enter");
  await expect(heading).toHaveText(number);
  const deliver = page.getByRole("button", { name: "Payment received: deliver" });
  for (let presses = 0; presses < 40; presses++) {
    await keys.press("Tab");
    if (await deliver.filter({ visible: true }).evaluate((one) => one === document.activeElement))
      break;
  }
  await keys.press("Enter");
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();
  expect((await waitForEmail(ipFor(name), /Your download/)).text).toContain(number);
});
