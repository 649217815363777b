import { leadLimits } from "@agency/contract/limits/lead-limits";
import { expect, test } from "@playwright/test";
import { waitForEmail } from "../support/checks/emails.ts";
import { visit } from "../support/fixtures/visit.ts";

const owner = "owner@mesaandmain.example";

test("[CONTACT-4] [CONTACT-5] a request for a quote reaches the owner, who can answer it at once", async ({
  page,
}) => {
  await visit(page, "/#contact");
  await page.getByLabel("Your Name*").fill("Hedy Lamarr");
  await page.getByLabel("Your Email*").fill("hedy@example.com");
  await page.getByLabel("Your Phone Number").fill("+1 303 555 0101");
  // At the pace of a person: the service holds back what was written in under three seconds.
  const message = page.getByLabel("How can we help?*");
  await message.pressSequentially("A site for my radio patents.\nSoon, please.", { delay: 80 });
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(
    page.getByText("Thanks for contacting us! We'll be in touch shortly."),
  ).toBeVisible();

  const told = await waitForEmail(owner, /Hedy Lamarr/);
  expect(told.replyTo?.[0]?.address).toBe("hedy@example.com");
  expect(told.text).toContain("A site for my radio patents.");
  expect(told.text).toContain("+1 303 555 0101");

  const thanked = await waitForEmail("hedy@example.com", /./);
  expect(thanked.text).not.toContain("radio");
});

test("[CONTACT-7] [FAULT-39] whatever the browser lets through is taken, up to the length where it stops typing", async ({
  page,
}) => {
  await visit(page, "/#contact");
  const fields = { name: "Your Name*", phone: "Your Phone Number", message: "How can we help?*" };
  for (const [name, label] of Object.entries(fields)) {
    const field = page.getByLabel(label);
    const longest = leadLimits[name as keyof typeof leadLimits];
    await expect(field).toHaveAttribute("maxlength", String(longest));
    // A line break counts once in the field, and is sent as two characters.
    const line = name === "message" ? `${"é".repeat(99)}\n` : "é";
    await field.fill(line.repeat(longest).slice(0, longest));
  }
  await page.getByLabel("Your Email*").fill("x..y@b");
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(
    page.getByText("Thanks for contacting us! We'll be in touch shortly."),
  ).toBeVisible();
});

test("[CONTACT-6] [FAULT-39] a request the service refuses leaves the form and its text in place, and names the field", async ({
  page,
}) => {
  await visit(page, "/#contact");
  // A page that lets through more than we take, as after an upgrade of the service alone.
  await page.getByLabel("How can we help?*").evaluate((area) => area.removeAttribute("maxlength"));
  await page.getByLabel("Your Name*").fill("Hedy Lamarr");
  await page.getByLabel("Your Email*").fill("hedy@example.com");
  await page.getByLabel("How can we help?*").fill("x".repeat(20_001));
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByRole("alert")).toContainText("Submission failed. Please try again.");
  await expect(page.getByRole("alert")).toContainText("Please check: message.");
  await expect(page.getByLabel("How can we help?*")).toHaveValue("x".repeat(20_001));
});
