import { waitForEmail } from "../support/checks/emails.ts";
import { expect, owner, test } from "../support/fixtures/desk.ts";
import { emailFor } from "../support/fixtures/visitor.ts";

test("replies to a lead in the to-do list with a saved reply, and opens the next item", async ({
  page,
  visitor,
}) => {
  const name = `Noor Haddad ${process.pid}-${Date.now()}`;
  const email = emailFor(name);
  await visitor.sendLead(name);
  // Another item that can be next.
  await visitor.sendLead(`Lena Ortiz ${process.pid}-${Date.now()}`);
  const sentence = "Before we can quote a price, we have three questions:";

  await page.goto("/desk");
  const item = page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });
  const open = item.first().getByRole("button", { name: /^Reply: / });
  await open.click();
  const field = page.getByRole("textbox", { name: `Reply to ${name}` });
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Saved replies" }).click();
  await page.getByRole("button", { name: "Ask for details" }).click();
  await expect(field).toHaveValue(/^Hi Noor,\n\n/);
  await expect(field).toBeFocused();
  await page.getByRole("button", { name: "Send reply" }).click();
  await expect(page.getByText(`Reply sent to ${email}`)).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Close: /, expanded: true })).toHaveCount(1);

  const message = await waitForEmail(email, /^Re: Your message to /);
  expect(message.replyTo?.map(({ address }) => address)).toEqual([owner]);
  expect(message.text).toContain(sentence);
  expect(message.text).toContain(`From ${name}`);

  await page.goto("/desk/leads?filter=answered");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const heading = page.getByRole("heading", { name: "Notes and history" });
  const history = page.locator("section").filter({ has: heading });
  await expect(history).toContainText(sentence);
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("link", { name: /^Reply by / })).toBeVisible();
  await expect(page.getByText(sentence)).toBeVisible();
});
