import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { expectNoViolations } from "../../../testing/accessibility.ts";
import { billing } from "../../../testing/payments.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { respondTo } from "../../../testing/respond.ts";
import Checkout from "./checkout.tsx";

const labels = {
  name: "Full name",
  email: "Email",
  address: "Street address",
  city: "City",
  state: "State",
  zip: "ZIP/postal code",
};

const field = (key: keyof typeof labels) => page.getByLabelText(labels[key], { exact: true });
const keys = Object.keys(labels) as (keyof typeof labels)[];
const country = page.getByLabelText("Country", { exact: true });
const region = page.getByLabelText("Region", { exact: true });
const isFormValid = () => document.querySelector("form")?.checkValidity();
const stateError = "Enter a state, like CO.";
const missingName = page.getByText("Enter your full name.");
const invalidEmailError = "Enter an email address, like name@example.com.";
const summary = page.getByText(/fields? above/);

/** Without the payment form, which the button waits for. */
const submit = () => document.querySelector("form")?.requestSubmit();

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1440, 900);
  respondTo("GET /api/client_token", () => new Promise<Response>(() => {}));
  await renderPage(Checkout, "/checkout", "/checkout?plan=Basic%20Single-Page&amount=49");
  await expect.element(field("name")).toBeVisible();
});

test("[PAY-1] has six required billing fields, with an email input", async () => {
  const fields = page.getByRole("group", { name: "Billing details" }).getByRole("textbox");
  expect(fields.elements()).toHaveLength(6);
  for (const key of keys) await expect.element(field(key)).toBeRequired();
  await expect.element(field("email")).toHaveAttribute("type", "email");
  await expect.element(field("address")).toHaveAttribute("maxlength", "255");
  await expect.element(field("zip")).toHaveAttribute("maxlength", "20");
});

test("shows an error below each empty field and focuses the first one", async () => {
  submit();
  await expect.element(field("name")).toHaveFocus();
  for (const key of keys) {
    await expect.element(field(key)).toHaveAttribute("aria-invalid", "true");
    await expect.element(field(key)).toHaveAccessibleDescription(/^Enter .+\.$/);
  }
  expect(getComputedStyle(missingName.element()).fontSize).toBe("15px");
  await expectNoViolations();
});

test("shows next to the button how many fields need attention", async () => {
  expect(summary.elements()).toEqual([]);
  submit();
  await expect.element(summary).toHaveTextContent("6 fields above need your attention.");
  for (const key of keys.slice(1)) await field(key).fill(billing[key]);
  await expect.element(summary).toHaveTextContent("One field above needs your attention.");
  await field("name").fill(billing.name);
  await expect.element(summary).not.toBeInTheDocument();
});

test("hides the error of a field as soon as it is valid", async () => {
  await expect.element(field("name")).not.toHaveAttribute("aria-invalid");
  await expect.element(field("name")).not.toHaveAccessibleDescription();
  submit();
  await field("name").fill(billing.name);
  await expect.element(missingName).not.toBeInTheDocument();
  await expect.element(field("name")).not.toHaveAttribute("aria-invalid");
  await expect.element(page.getByText(invalidEmailError)).toBeVisible();
});

test("shows an invalid email only when the field loses focus", async () => {
  await field("email").click();
  await userEvent.keyboard("pat at example");
  expect(page.getByText(invalidEmailError).elements()).toEqual([]);
  await userEvent.tab();
  await expect.element(field("email")).toHaveAccessibleDescription(invalidEmailError);
});

test.each(["80202-1234", "80202 1234", "K1A 0B1", "SW1A 1AA"])(
  "accepts the postal code %s as typed",
  async (code) => {
    for (const key of keys) await field(key).fill(key === "zip" ? code : billing[key]);
    await expect.element(field("zip")).toHaveValue(code);
    expect(isFormValid()).toBe(true);
  },
);

test.each(["80202-12345", "-80202", "80202_1234"])(
  "shows the postal code format when %s is typed",
  async (code) => {
    await field("zip").fill(code);
    submit();
    await expect
      .element(field("zip"))
      .toHaveAccessibleDescription("Enter a valid ZIP or postal code.");
  },
);

test("starts with the United States, and names every country", async () => {
  await expect.element(country).toHaveValue("US");
  expect(country.element().querySelectorAll("option")).toHaveLength(249);
});

test.each(["CO", "co", "Colorado", "new york", "Washington, D.C."])(
  "accepts the state %s",
  async (state) => {
    for (const key of keys) await field(key).fill(key === "state" ? state : billing[key]);
    expect(isFormValid()).toBe(true);
  },
);

test("shows an unknown state of the US, until it is corrected or another country is chosen", async () => {
  for (const key of keys) await field(key).fill(key === "state" ? "Colorodo" : billing[key]);
  submit();
  await expect.element(field("state")).toHaveFocus();
  await expect.element(field("state")).toHaveAccessibleDescription(stateError);
  await country.selectOptions("CA");
  await expect.element(region).toHaveValue("Colorodo");
  await expect.element(page.getByText(stateError)).not.toBeInTheDocument();
  expect(isFormValid()).toBe(true);
  await country.selectOptions("US");
  await expect.element(field("state")).toHaveAccessibleDescription(stateError);
  await field("state").fill("Colorado");
  await expect.element(page.getByText(stateError)).not.toBeInTheDocument();
});

test("restores the country and the region after the page was left", async () => {
  await country.selectOptions("CA");
  await region.fill("Ontario");
  await cleanup();
  await renderPage(Checkout, "/checkout", "/checkout?plan=Basic%20Single-Page&amount=49");
  await expect.element(country).toHaveValue("CA");
  await expect.element(region).toHaveValue("Ontario");
  await country.selectOptions("US");
  expect(field("state").element().matches(":invalid")).toBe(true);
});
