import { quoteFields } from "@agency/contract/quote-fields";
import { expect, test } from "@playwright/test";
import { waitForEmail } from "../support/checks/emails.ts";
import { visit } from "../support/fixtures/visit.ts";

const owner = "owner@mesaandmain.example";

test("[CONTACT-4] [CONTACT-5] emails the quote request to the owner, with the visitor as reply-to", async ({
  page,
}) => {
  await visit(page, "/#contact");
  await page.getByLabel("Your Name*").fill("Hedy Lamarr");
  await page.getByLabel("Your Email*").fill("hedy@example.com");
  await page.getByLabel("Your Phone Number").fill("+1 303 555 0101");
  // Typed slowly, because the service quarantines messages written in less than three seconds.
  const message = page.getByLabel("How can we help?*");
  await message.pressSequentially("A site for my radio patents.\nSoon, please.", { delay: 80 });
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(
    page.getByText("Thanks for contacting us! We'll be in touch shortly."),
  ).toBeVisible();

  const notification = await waitForEmail(owner, /Hedy Lamarr/);
  expect(notification.replyTo?.[0]?.address).toBe("hedy@example.com");
  expect(notification.text).toContain("A site for my radio patents.");
  expect(notification.text).toContain("+1 303 555 0101");

  const acknowledgement = await waitForEmail("hedy@example.com", /./);
  expect(acknowledgement.text).not.toContain("radio");
});

test("[CONTACT-7] [FAULT-39] accepts all input that the browser accepts, up to the maximum lengths", async ({
  page,
}) => {
  await visit(page, "/#contact");
  const fields = { name: "Your Name*", phone: "Your Phone Number", message: "How can we help?*" };
  for (const [name, label] of Object.entries(fields)) {
    const field = page.getByLabel(label);
    const maxLength = quoteFields.find((quoteField) => quoteField.name === name)?.maxLength ?? 0;
    await expect(field).toHaveAttribute("maxlength", String(maxLength));
    // A line break counts as one character in the field, but is sent as two.
    const line = name === "message" ? `${"é".repeat(99)}\n` : "é";
    await field.fill(line.repeat(maxLength).slice(0, maxLength));
  }
  await page.getByLabel("Your Email*").fill("x..y@b");
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(
    page.getByText("Thanks for contacting us! We'll be in touch shortly."),
  ).toBeVisible();
});

test("[CONTACT-6] [FAULT-39] keeps the text and names the field when the service rejects it", async ({
  page,
}) => {
  await visit(page, "/#contact");
  // An older page that accepts more than the service.
  await page.getByLabel("How can we help?*").evaluate((area) => area.removeAttribute("maxlength"));
  await page.getByLabel("Your Name*").fill("Hedy Lamarr");
  await page.getByLabel("Your Email*").fill("hedy@example.com");
  await page.getByLabel("How can we help?*").fill("x".repeat(20_001));
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByRole("alert")).toContainText("Submission failed. Please try again.");
  await expect(page.getByRole("alert")).toContainText("Please check: message.");
  await expect(page.getByLabel("How can we help?*")).toHaveValue("x".repeat(20_001));
});
