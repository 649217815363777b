import { quoteFields } from "@agency/contract/quote-fields";
import { expect, type Page, test } from "@playwright/test";
import { waitForEmail } from "../support/checks/emails.ts";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";

const owner = "owner@mesaandmain.example";
const thanksText = "Thanks for contacting us! We'll be in touch shortly.";
const name = (page: Page) => page.getByLabel("Your Name*");
const message = (page: Page) => page.getByLabel("How can we help?*");
const send = (page: Page) => page.getByRole("button", { name: "Send my request" });

test("[CONTACT-4] [CONTACT-5] emails the quote request to the owner, with the visitor as reply-to, and starts again", async ({
  page,
}) => {
  await visit(page, "/packages");
  const growth = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Growth" }) });
  await growth.getByRole("link").click();
  await expect(page).toHaveURL("/?package=Growth#contact");
  await expectAtSection(page, "contact");
  await expect(message(page)).toHaveValue(/Growth package \(\$3,000\)/);

  await name(page).fill("Hedy Lamarr");
  await page.getByLabel("Your Email*").fill("hedy@example.com");
  await page.getByLabel("Your Phone Number").fill("+1 303 555 0101");
  // Typed slowly, because the service quarantines messages written in less than three seconds.
  await message(page).fill("");
  await message(page).pressSequentially("A site for my radio patents.\nSoon, please.", {
    delay: 80,
  });
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  await send(page).click();
  await expect(page.getByText(thanksText)).toBeVisible();

  await test.step("the page reloads, without the package", async () => {
    await expect.poll(() => loads).toBe(1);
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    await expect(page).toHaveURL("/#contact");
    await expect(name(page)).toHaveValue("");
    await expect(message(page)).toHaveValue("");
  });

  const notification = await waitForEmail(owner, /Hedy Lamarr/);
  expect(notification.replyTo?.[0]?.address).toBe("hedy@example.com");
  expect(notification.text).toContain("A site for my radio patents.");
  expect(notification.text).toContain("+1 303 555 0101");

  const acknowledgement = await waitForEmail("hedy@example.com", /./);
  expect(acknowledgement.text).not.toContain("radio");
});

test("[CONTACT-6] [CONTACT-7] [FAULT-39] names the field that the service rejects, and accepts all input up to the maximum lengths", async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await visit(page, "/#contact");
  await expect(name(page)).toBeInViewport();

  await test.step("the label of the first missing field is below the header", async () => {
    // The first field is above the viewport, as after writing the message.
    await send(page).scrollIntoViewIfNeeded();
    await send(page).click();
    await expect(name(page)).toBeFocused();
    const header = await page.getByRole("banner").boundingBox();
    const label = await page.getByText("Your Name*", { exact: true }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  });

  await test.step("the service rejects what an older page accepts, and the text is kept", async () => {
    await message(page).evaluate((area) => area.removeAttribute("maxlength"));
    await name(page).fill("Hedy Lamarr");
    await page.getByLabel("Your Email*").fill("x..y@b");
    await message(page).fill("x".repeat(20_001));
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText("Submission failed. Please try again.");
    await expect(page.getByRole("alert")).toContainText("Please check: message.");
    await expect(message(page)).toHaveValue("x".repeat(20_001));
  });

  await test.step("reading the privacy policy keeps the typed text", async () => {
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "privacy policy" }).click();
    const policy = await opened;
    await expect(policy).toHaveURL("/privacy");
    await policy.close();
    await expect(message(page)).toHaveValue("x".repeat(20_001));
  });

  await test.step("the service accepts the maximum lengths", async () => {
    const fields = { name: "Your Name*", phone: "Your Phone Number", message: "How can we help?*" };
    for (const [fieldName, label] of Object.entries(fields)) {
      const maxLength =
        quoteFields.find((quoteField) => quoteField.name === fieldName)?.maxLength ?? 0;
      // A line break counts as one character in the field, but is sent as two.
      const line = fieldName === "message" ? `${"é".repeat(99)}\n` : "é";
      await page.getByLabel(label).fill(line.repeat(maxLength).slice(0, maxLength));
    }
    await send(page).click();
    await expect(page.getByText(thanksText)).toBeVisible();
    await expect(page.getByText(thanksText)).toBeInViewport({ ratio: 1 });
  });
});
