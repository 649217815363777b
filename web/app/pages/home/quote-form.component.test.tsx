import { agency } from "@agency/contract/agency";
import type { QuoteField } from "@agency/contract/offers/quote-field-type";
import { quoteFields } from "@agency/contract/quote-fields";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { failToRespond, respondTo, sentRequests } from "../../../testing/respond.ts";
import { Contact } from "./contact.tsx";
import { QuoteForm } from "./quote-form.tsx";

const RELOAD_AFTER_MS = 2000;
const endpoint = `POST ${agency.formEndpoint}`;
const name = page.getByLabelText("Your Name*", { exact: true });
const email = page.getByLabelText("Your Email*", { exact: true });
const phone = page.getByLabelText("Your Phone Number", { exact: true });
const message = page.getByLabelText("How can we help?*", { exact: true });
const send = page.getByRole("button", { name: "Send my request" });
const alert = page.getByRole("alert");
const thanks = page.getByRole("status");

const HomePage = () => (
  <>
    <h1>Home</h1>
    <Contact />
  </>
);

const openForm = (path = "/") => renderPage(HomePage, "/", path);

async function fillForm() {
  await name.fill("Ada Lovelace");
  await email.fill("ada@example.com");
  await phone.fill("303 555 0100");
  await message.fill("A site for my engine.\nSoon, please.");
}

async function expectInputKept() {
  await expect.element(name).toHaveValue("Ada Lovelace");
  await expect.element(email).toHaveValue("ada@example.com");
  await expect.element(phone).toHaveValue("303 555 0100");
  await expect.element(message).toHaveValue("A site for my engine.\nSoon, please.");
}

/** Keeps the page from reloading two seconds after success. */
function stopReload() {
  const { setTimeout } = window;
  vi.spyOn(window, "setTimeout").mockImplementation(((handler: () => void, ms?: number) =>
    ms === RELOAD_AFTER_MS ? -1 : setTimeout(handler, ms)) as typeof setTimeout);
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  return () => void vi.restoreAllMocks();
});

test("[CONTACT-1] shows heading and labels", async () => {
  await openForm();
  const section = page.getByRole("region", { name: "Get Your Free Web Development Quote Today!" });
  await expect.element(section).toHaveAttribute("id", "contact");
  await expect
    .element(section.getByRole("heading", { level: 2 }))
    .toHaveTextContent("Get Your Free Web Development Quote Today!");
  for (const field of [name, email, phone, message]) await expect.element(field).toBeVisible();
  expect(message.element().localName).toBe("textarea");
  await expect.element(message).toHaveAttribute("rows", "4");
  await expect.element(email).toHaveAttribute("type", "email");
});

test("[CONTACT-2] requires name, email and message", async () => {
  respondTo(endpoint, {});
  await openForm();
  await fillForm();
  for (const [field, text] of [
    [name, "Ada Lovelace"],
    [email, "ada@example.com"],
    [message, "A site for my engine."],
  ] as const) {
    await field.fill("");
    await send.click();
    await expect.element(field).toHaveFocus();
    expect(field.element().matches(":invalid")).toBe(true);
    await field.fill(text);
  }
  expect(sentRequests("POST")).toEqual([]);
});

test("[CONTACT-2] rejects an invalid email", async () => {
  respondTo(endpoint, {});
  await openForm();
  await fillForm();
  await email.fill("ada at example");
  await send.click();
  await expect.element(email).toHaveFocus();
  expect(sentRequests("POST")).toEqual([]);
});

test("[CONTACT-2] accepts an empty phone number", async () => {
  stopReload();
  respondTo(endpoint, {});
  await openForm();
  await fillForm();
  await phone.fill("");
  await send.click();
  await expect.element(thanks).toBeVisible();
  expect(sentRequests("POST")).toHaveLength(1);
});

test("[CONTACT-3] has an invisible, unreachable honeypot and a hidden _replyto", async () => {
  await openForm();
  const honeypot = page.getByLabelText("Don't fill this out if you're human:", { exact: true });
  await expect.element(honeypot).toHaveAttribute("name", "_gotcha");
  await expect.element(honeypot).toHaveValue("");
  await expect.element(honeypot).not.toBeInViewport();
  message.element().scrollIntoView();
  await expect.element(honeypot).not.toBeInViewport();
  expect(page.getByRole("textbox").elements()).toHaveLength(4);
  (message.element() as HTMLTextAreaElement).focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(send).toHaveFocus();
  expect(document.querySelector("[name=_replyto]")).toHaveAttribute("type", "hidden");
});

test.each([
  [200, "{}"],
  [201, "not even JSON"],
  [204, null],
])("[CONTACT-4] treats status %i as success", async (status, body) => {
  stopReload();
  respondTo(endpoint, () => new Response(body, { status }));
  await openForm();
  await fillForm();
  await send.click();
  await expect
    .element(thanks)
    .toHaveTextContent("Thanks for contacting us! We'll be in touch shortly.");
  await expect.element(thanks).toHaveFocus();
  await expectNoViolations();
});

test("disables the button while the request is pending", async () => {
  stopReload();
  const { promise: response, resolve: release } = Promise.withResolvers<Response>();
  respondTo(endpoint, () => response);
  await openForm();
  await fillForm();
  await send.click();
  await expect.element(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
  release(new Response());
  await expect.element(thanks).toBeVisible();
});

test("[CONTACT-6] keeps the input, logs the response and shows an alert after an error", async () => {
  const response = '{"error":"The form is closed."}';
  respondTo(endpoint, () => new Response(response, { status: 422 }));
  await openForm();
  await fillForm();
  await send.click();
  await expect.element(alert).toMatchTextContent("Submission failed. Please try again.");
  expect(console.error).toHaveBeenCalledWith(response);
  await expectInputKept();
  await expectNoViolations();
});

test("[CONTACT-6] allows another attempt after a connection error", async () => {
  stopReload();
  respondTo(endpoint, failToRespond);
  await openForm();
  await fillForm();
  await send.click();
  await expect
    .element(alert.getByText("Submission failed. Please try again.", { exact: true }))
    .toBeVisible();
  await expect.element(alert).toMatchTextContent("We could not reach our service.");
  await expect.element(send).toHaveFocus();
  await expectInputKept();
  respondTo(endpoint, {});
  await send.click();
  await expect.element(thanks).toBeVisible();
});

test("[CONTACT-6] shows an error when the request times out", async () => {
  const { promise: response, reject } = Promise.withResolvers<Response>();
  respondTo(endpoint, () => response);
  await openForm();
  await fillForm();
  await send.click();
  await expect.element(page.getByRole("button", { name: "Sending…" })).toBeDisabled();
  reject(new DOMException("", "TimeoutError"));
  await expect.element(alert).toMatchTextContent("Submission failed. Please try again.");
  await expect
    .element(alert)
    .toMatchTextContent("There was no response within 15 seconds. Your text is still here.");
  await expectInputKept();
  await expect.element(send).toBeEnabled();
});

test.each([
  [500, { error: "Internal error" }, "Please try again.Your text is still here."],
  [400, { code: 7, error: { text: "Closed." } }, "Please try again.Your text is still here."],
  [400, { code: "invalid", error: "Please check: message." }, "Please check: message."],
])(
  "[CONTACT-6] shows the reason of status %i only if it is known: %o",
  async (status, body, text) => {
    respondTo(endpoint, () => Response.json(body, { status }));
    await openForm();
    await fillForm();
    await send.click();
    await expect.element(alert).toMatchTextContent("Submission failed. Please try again.");
    await expect.element(alert).toMatchTextContent(text);
    await expect.element(alert).not.toMatchTextContent("object");
  },
);

test.each([
  ["The%20Works", "I'm interested in the The Works package (Custom pricing).\n\n"],
  ["Nonsense", ""],
])("fills in the message from the URL only when the package exists: %s", async (title, text) => {
  await openForm(`/?package=${title}#contact`);
  await expect.element(message).toHaveValue(text);
});

test("shows and sends an additional field", async () => {
  stopReload();
  respondTo(endpoint, {});
  const budget: QuoteField = {
    name: "budget",
    label: "Your Budget",
    shortLabel: "Budget",
    type: "text",
    maxLength: 40,
    isRequired: true,
    error: "Enter a budget.",
  };
  await renderPage(() => <QuoteForm fields={[...quoteFields, budget]} />, "/", "/");
  await fillForm();
  await send.click();
  const field = page.getByLabelText("Your Budget*", { exact: true });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute("maxlength", "40");
  await expect.element(page.getByText("Enter a budget.")).toBeVisible();
  await field.fill("Up to $900");
  await send.click();
  await expect.element(thanks).toBeVisible();
  expect(sentRequests("POST")).toHaveLength(1);
});
