import { agency } from "@agency/contract/agency";
import { formStartedHeader } from "@agency/contract/limits/form-started-header";
import { quoteFields } from "@agency/contract/quote-fields";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderPage } from "../../../testing/render-page.tsx";
import { respondTo, sentRequests } from "../../../testing/respond.ts";
import { Contact } from "./contact.tsx";

const RELOAD_AFTER_MS = 2000;
const contact = page.getByRole("region", { name: "Get Your Free Web Development Quote Today!" });
const name = contact.getByLabelText("Your Name*", { exact: true });
const email = contact.getByLabelText("Your Email*", { exact: true });
const phone = contact.getByLabelText("Your Phone Number", { exact: true });
const message = contact.getByLabelText("How can we help?*", { exact: true });
const send = contact.getByRole("button", { name: "Send my request" });
const thanks = contact.getByRole("status");
const readHeight = () => contact.element().getBoundingClientRect().height;

const HomePage = () => (
  <>
    <h1>Home</h1>
    <Contact />
  </>
);

/** Records the delays of timers that reload the page, and does not start them. */
function stopReload() {
  const delays: (number | undefined)[] = [];
  const { setTimeout } = window;
  const spy = vi.spyOn(window, "setTimeout").mockImplementation(((
    handler: () => void,
    ms?: number,
  ) => {
    if (!String(handler).includes("reload")) return setTimeout(handler, ms);
    delays.push(ms);
    return -1;
  }) as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
  return delays;
}

async function fillForm() {
  await name.fill("Ada Lovelace");
  await email.fill("ada@example.com");
  await phone.fill("303 555 0100");
  await message.fill("A site for my engine.\nSoon, please.");
}

async function expectThanksInPlaceOfForm() {
  const before = readHeight();
  await send.click();
  await expect
    .element(thanks)
    .toHaveTextContent("Thanks for contacting us! We'll be in touch shortly.");
  await expect.element(thanks).toHaveFocus();
  await expect.element(thanks).toBeInViewport({ ratio: 1 });
  expect(contact.getByRole("textbox").elements()).toEqual([]);
  await expect
    .element(contact.getByText("reply by Tuesday, 5 pm Denver time"))
    .toBeInViewport({ ratio: 1 });
  await expect
    .element(contact.getByText("Expect our reply").getByRole("link", { name: agency.phone }))
    .toBeVisible();
  expect(readHeight()).toBe(before);
}

/** The first test, because the form token is requested once per page. */
test("[CONTACT-4] [CONTACT-5] sends the six fields with a form token, shows thanks and reloads after 2000 ms", async () => {
  const delays = stopReload();
  const posted: Request[] = [];
  respondTo(`GET ${agency.formEndpoint}`, { formToken: "form-token", replyBy: "2026-11-17" });
  respondTo(`POST ${agency.formEndpoint}`, (request) => {
    posted.push(request);
    return new Response();
  });
  await page.viewport(1440, 900);
  await renderPage(HomePage, "/", "/?package=Growth#contact");
  await expect.element(message).toHaveValue(expect.stringMatching(/Growth package \(\$3,000\)/));
  expect(sentRequests("GET")).toEqual([]);
  await name.click();
  await expect.poll(() => sentRequests("GET")).toHaveLength(1);
  await fillForm();
  expect(sentRequests("GET")).toHaveLength(1);

  await expectThanksInPlaceOfForm();
  expect(posted).toHaveLength(1);
  const headers = posted[0]?.headers;
  expect(headers?.get("accept")).toBe("application/json");
  expect(headers?.get(formStartedHeader)).toBe("form-token");
  expect(headers?.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  const fields = await posted[0]?.formData();
  expect(Object.fromEntries(fields ?? [])).toEqual({
    name: "Ada Lovelace",
    email: "ada@example.com",
    phone: "303 555 0100",
    message: "A site for my engine.\r\nSoon, please.",
    _gotcha: "",
    _replyto: "ada@example.com",
  });
  expect(delays).toEqual([RELOAD_AFTER_MS]);
});

test("[CONTACT-5] shows the form before the contact links, and its errors and thanks in view, on a phone", async () => {
  stopReload();
  respondTo(`POST ${agency.formEndpoint}`, {});
  await page.viewport(390, 600);
  await renderPage(HomePage, "/", "/#contact");
  await send.click();
  for (const [field, error] of [
    [name, "Enter your name."],
    [email, "Enter an email address, like name@example.com."],
    [message, "Tell us in a sentence what you need."],
  ] as const) {
    await expect.element(field).toHaveAccessibleDescription(error);
  }
  await expect.element(name).toHaveFocus();
  await name.fill("Ada");
  await expect.element(name).toHaveAccessibleDescription("");

  (contact.getByRole("link", { name: "privacy policy" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Tab}");
  const emailLink = contact.getByRole("link", { name: agency.email });
  await expect.element(emailLink).toHaveFocus();
  const form = document.querySelector("form")?.getBoundingClientRect();
  expect(emailLink.element().getBoundingClientRect().y).toBeGreaterThan(form?.bottom ?? Number.NaN);

  await fillForm();
  await page.viewport(390, 664);
  await expectThanksInPlaceOfForm();
});

test("[CONTACT-7] [FAULT-39] limits each field to the length that the service accepts", async () => {
  await renderPage(HomePage, "/", "/");
  for (const [fieldName, field] of Object.entries({ name, phone, message })) {
    const maxLength = quoteFields.find((quoteField) => quoteField.name === fieldName)?.maxLength;
    expect(maxLength).toBeGreaterThan(0);
    await expect.element(field).toHaveAttribute("maxlength", String(maxLength));
  }
});
