import { agency } from "@agency/contract/agency";
import { formStartedHeader } from "@agency/contract/limits/form-started-header";
import { expect, type Page, type Request, test } from "@playwright/test";
import { visit } from "../support/fixtures/visit.ts";

const endpoint = `**${agency.formEndpoint}`;
const contact = (page: Page) =>
  page.getByRole("region", { name: "Get Your Free Web Development Quote Today!" });
const name = (page: Page) => contact(page).getByLabel("Your Name*", { exact: true });
const email = (page: Page) => contact(page).getByLabel("Your Email*", { exact: true });
const phone = (page: Page) => contact(page).getByLabel("Your Phone Number", { exact: true });
const message = (page: Page) => contact(page).getByLabel("How can we help?*", { exact: true });
const send = (page: Page) => contact(page).getByRole("button", { name: "Send my request" });

async function fillForm(page: Page) {
  await name(page).fill("Ada Lovelace");
  await email(page).fill("ada@example.com");
  await phone(page).fill("303 555 0100");
  await message(page).fill("A site for my engine.\nSoon, please.");
}

/** Mocks the form service with a status and records its requests. */
async function mockFormService(page: Page, status: number, body = "") {
  const requests: Request[] = [];
  await page.route(endpoint, (route) => {
    if (route.request().method() === "GET")
      return route.fulfill({ json: { formToken: "form-token", replyBy: "2026-11-17" } });
    requests.push(route.request());
    return route.fulfill({ status, body });
  });
  return requests;
}

test("[CONTACT-1] shows heading and labels", async ({ page }) => {
  await visit(page, "/");
  await expect(contact(page)).toHaveAttribute("id", "contact");
  await expect(contact(page).getByRole("heading", { level: 2 })).toHaveText(
    "Get Your Free Web Development Quote Today!",
  );
  for (const field of [name, email, phone, message]) await expect(field(page)).toBeVisible();
  expect(await message(page).evaluate((field) => field.localName)).toBe("textarea");
  await expect(message(page)).toHaveAttribute("rows", "4");
});

test("[CONTACT-2] requires name, email and message", async ({ page }) => {
  const requests = await mockFormService(page, 200);
  await visit(page, "/");
  await fillForm(page);
  for (const field of [name, email, message]) {
    const typed = await field(page).inputValue();
    await field(page).fill("");
    await send(page).click();
    await expect(field(page)).toBeFocused();
    expect(await field(page).evaluate((input) => input.matches(":invalid"))).toBe(true);
    await field(page).fill(typed);
  }
  expect(requests).toHaveLength(0);
});

test("[CONTACT-2] rejects an invalid email", async ({ page }) => {
  const requests = await mockFormService(page, 200);
  await visit(page, "/");
  await expect(email(page)).toHaveAttribute("type", "email");
  await fillForm(page);
  await email(page).fill("ada at example");
  await send(page).click();
  await expect(email(page)).toBeFocused();
  expect(requests).toHaveLength(0);
});

test("[CONTACT-2] accepts an empty phone number", async ({ page }) => {
  const requests = await mockFormService(page, 200);
  await visit(page, "/");
  await fillForm(page);
  await phone(page).fill("");
  await send(page).click();
  await expect.poll(() => requests.length).toBe(1);
});

test("[CONTACT-3] has an invisible, unreachable honeypot and a hidden _replyto", async ({
  page,
}) => {
  await visit(page, "/");
  const honeypot = page.getByLabel("Don't fill this out if you're human:", { exact: true });
  await expect(honeypot).toHaveAttribute("name", "_gotcha");
  await expect(honeypot).toHaveValue("");
  await expect(honeypot).not.toBeInViewport();
  await contact(page).scrollIntoViewIfNeeded();
  await expect(honeypot).not.toBeInViewport();
  await expect(contact(page).getByRole("textbox")).toHaveCount(4);
  await message(page).focus();
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  await expect(contact(page).locator("[name=_replyto]")).toHaveAttribute("type", "hidden");
});

test("shows the form before the contact links on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await visit(page, "/#contact");
  await expect(name(page)).toBeInViewport();
  await contact(page).getByRole("link", { name: "privacy policy" }).focus();
  await page.keyboard.press("Tab");
  const emailLink = contact(page).getByRole("link", { name: agency.email });
  await expect(emailLink).toBeFocused();
  const fields = await contact(page).locator("form").boundingBox();
  expect((await emailLink.boundingBox())?.y).toBeGreaterThan(
    (fields?.y ?? 0) + (fields?.height ?? 0),
  );
});

test("[CONTACT-4] sends the six fields as multipart form data to the form endpoint", async ({
  page,
}) => {
  const requests = await mockFormService(page, 200);
  await visit(page, "/");
  await fillForm(page);
  await send(page).click();
  await expect(contact(page).getByRole("status")).toBeVisible();
  expect(requests).toHaveLength(1);
  const [request] = requests;
  if (!request) throw new Error("Nothing was sent");
  expect(request.method()).toBe("POST");
  const headers = await request.allHeaders();
  expect(headers.accept).toBe("application/json");
  expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  const fields = await new Response(body, {
    headers: { "content-type": headers["content-type"] ?? "" },
  }).formData();
  expect(Object.fromEntries(fields)).toEqual({
    name: "Ada Lovelace",
    email: "ada@example.com",
    phone: "303 555 0100",
    message: "A site for my engine.\r\nSoon, please.",
    _gotcha: "",
    _replyto: "ada@example.com",
  });
});

for (const { status, body } of [
  { status: 201, body: "not even JSON" },
  { status: 204, body: "" },
]) {
  test(`[CONTACT-4] treats status ${status} as success`, async ({ page }) => {
    await mockFormService(page, status, body);
    await visit(page, "/");
    await fillForm(page);
    await send(page).click();
    await expect(contact(page).getByRole("status")).toBeVisible();
  });
}

test("[CONTACT-5] shows thanks instead of the form, and reloads after 2000 ms", async ({
  page,
}) => {
  await mockFormService(page, 200);
  await page.clock.install();
  await visit(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillForm(page);
  await send(page).click();
  const thanks = contact(page).getByRole("status");
  await expect(thanks).toHaveText("Thanks for contacting us! We'll be in touch shortly.");
  await expect(thanks).toBeFocused();
  await expect(contact(page).getByRole("textbox")).toHaveCount(0);

  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  await page.clock.runFor(1999);
  await expect(thanks).toBeVisible();
  expect(loads).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => loads).toBe(1);
  await expect(name(page)).toHaveValue("");
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 664 },
]) {
  test(`[CONTACT-5] shows thanks with reply day and phone in the form's place at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await mockFormService(page, 200);
    await page.clock.install();
    await visit(page, "/");
    await page.clock.pauseAt(Date.now() + 60_000);
    await fillForm(page);
    const before = await contact(page).boundingBox();
    await send(page).click();
    await expect(contact(page).getByText("reply by Tuesday, 5 pm Denver time")).toBeInViewport({
      ratio: 1,
    });
    await expect(contact(page).getByRole("status")).toBeInViewport({ ratio: 1 });
    await expect(
      contact(page).getByText("Expect our reply").getByRole("link", { name: agency.phone }),
    ).toBeVisible();
    expect((await contact(page).boundingBox())?.height).toBe(before?.height);
  });
}

test("[CONTACT-5] clears the package from URL and message after sending", async ({ page }) => {
  await mockFormService(page, 200);
  await page.clock.install();
  await visit(page, "/?package=Growth#contact");
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(message(page)).toHaveValue(/Growth/);
  await name(page).fill("Ada Lovelace");
  await email(page).fill("ada@example.com");
  await send(page).click();
  await expect(contact(page).getByRole("status")).toBeVisible();
  const reloaded = page.waitForEvent("domcontentloaded");
  await page.clock.runFor(2000);
  await reloaded;
  await page.clock.resume();
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  await expect(page).toHaveURL("/#contact");
  await expect(message(page)).toHaveValue("");
});

test("shows an error below each missing field, and hides it when filled in", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await visit(page, "/");
  // The first field is above the viewport, as after writing the message.
  await send(page).scrollIntoViewIfNeeded();
  await send(page).click();
  for (const [field, error] of [
    [name, "Enter your name."],
    [email, "Enter an email address, like name@example.com."],
    [message, "Tell us in a sentence what you need."],
  ] as const) {
    await expect(field(page)).toHaveAccessibleDescription(error);
  }
  await expect(name(page)).toBeFocused();
  const header = await page.getByRole("banner").boundingBox();
  const label = await contact(page).getByText("Your Name*", { exact: true }).boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  await name(page).fill("Ada");
  await expect(name(page)).toHaveAccessibleDescription("");
});

test("[CONTACT-6] keeps the input, logs the response and shows an alert after an error", async ({
  page,
}) => {
  await mockFormService(page, 422, '{"error":"The form is closed."}');
  const logged: string[] = [];
  page.on("console", (line) => logged.push(line.text()));
  await visit(page, "/");
  await fillForm(page);
  await send(page).click();
  await expect(contact(page).getByRole("alert")).toContainText(
    "Submission failed. Please try again.",
  );
  expect(logged).toContain('{"error":"The form is closed."}');
  await expect(name(page)).toHaveValue("Ada Lovelace");
  await expect(email(page)).toHaveValue("ada@example.com");
  await expect(phone(page)).toHaveValue("303 555 0100");
  await expect(message(page)).toHaveValue("A site for my engine.\nSoon, please.");
});

test("[CONTACT-6] allows another attempt after a connection error", async ({ page }) => {
  await page.route(endpoint, (route) => route.abort());
  await visit(page, "/");
  await fillForm(page);
  await send(page).click();
  const alert = contact(page).getByRole("alert");
  await expect(
    alert.getByText("Submission failed. Please try again.", { exact: true }),
  ).toBeVisible();
  await expect(alert).toContainText("We could not reach our service.");
  await expect(send(page)).toBeFocused();
  await expect(message(page)).toHaveValue("A site for my engine.\nSoon, please.");
  await page.unroute(endpoint);
  await mockFormService(page, 200);
  await send(page).click();
  await expect(contact(page).getByRole("status")).toBeVisible();
});

test("[CONTACT-6] shows an error when there is no response within 15 seconds", async ({ page }) => {
  await page.route(endpoint, () => new Promise(() => {}));
  await visit(page, "/");
  await fillForm(page);
  const startedAt = Date.now();
  await send(page).click();
  await expect(contact(page).getByRole("button", { name: "Sending…" })).toBeDisabled();
  const alert = contact(page).getByRole("alert");
  await expect(alert).toContainText("Submission failed. Please try again.", { timeout: 30_000 });
  await expect(alert).toContainText(
    "There was no response within 15 seconds. Your text is still here.",
  );
  expect(Date.now() - startedAt).toBeGreaterThan(14_500);
  await expect(message(page)).toHaveValue("A site for my engine.\nSoon, please.");
  await expect(send(page)).toBeEnabled();
});

test("disables the button while the request is pending", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    await released;
    await route.fulfill({ status: 200 });
  });
  await visit(page, "/");
  await fillForm(page);
  await send(page).click();
  await expect(contact(page).getByRole("button", { name: "Sending…" })).toBeDisabled();
  release();
  await expect(contact(page).getByRole("status")).toBeVisible();
});

test("keeps the typed text when the privacy policy is read", async ({ context, page }) => {
  await visit(page, "/");
  await fillForm(page);
  const opened = context.waitForEvent("page", { timeout: 10_000 });
  await contact(page).getByRole("link", { name: "privacy policy" }).click();
  await expect(await opened).toHaveURL("/privacy");
  await expect(message(page)).toHaveValue("A site for my engine.\nSoon, please.");
});

test("requests a form token once on first focus, and sends it in a header", async ({ page }) => {
  const requests = await mockFormService(page, 200);
  let tokenRequests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(agency.formEndpoint) && request.method() === "GET") tokenRequests++;
  });
  await visit(page, "/");
  await contact(page).scrollIntoViewIfNeeded();
  expect(tokenRequests).toBe(0);
  const tokenResponse = page.waitForResponse(endpoint);
  await name(page).focus();
  await (await tokenResponse).finished();
  await fillForm(page);
  expect(tokenRequests).toBe(1);
  await send(page).click();
  await expect.poll(() => requests[0]?.headers()[formStartedHeader]).toBe("form-token");
});

for (const fault of ["responds with 503", "is unreachable", "does not respond"] as const) {
  test(`sends the request without a form token when the service ${fault} on focus`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    await page.route(endpoint, (route) => {
      if (route.request().method() === "POST") {
        requests.push(route.request());
        return route.fulfill({ status: 200 });
      }
      if (fault === "responds with 503")
        return route.fulfill({ status: 503, json: { error: "later" } });
      if (fault === "is unreachable") return route.abort();
    });
    await visit(page, "/");
    await fillForm(page);
    await send(page).click();
    await expect(contact(page).getByRole("status")).toBeVisible();
    expect(requests[0]?.headers()).not.toHaveProperty(formStartedHeader);
  });
}

for (const json of [{ formToken: 5, replyBy: "soon" }, { formToken: "form-token" }, [], null]) {
  test(`ignores the invalid response ${JSON.stringify(json)} to the first focus`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    await page.route(endpoint, (route) => {
      if (route.request().method() === "GET") return route.fulfill({ json });
      requests.push(route.request());
      return route.fulfill({ status: 200 });
    });
    await page.clock.install();
    await visit(page, "/");
    await page.clock.pauseAt(Date.now() + 60_000);
    const tokenResponse = page.waitForResponse(endpoint);
    await name(page).focus();
    await (await tokenResponse).finished();
    await fillForm(page);
    await send(page).click();
    await expect(contact(page).getByRole("status")).toBeVisible();
    await expect(contact(page).getByText("Expect our reply")).toHaveCount(0);
    expect(requests[0]?.headers()).not.toHaveProperty(formStartedHeader);
  });
}

test("[CONTACT-6] shows a generic error when the error response has an unknown shape", async ({
  page,
}) => {
  await mockFormService(page, 400, JSON.stringify({ code: 7, error: { text: "Closed." } }));
  await visit(page, "/");
  await fillForm(page);
  await send(page).click();
  const alert = contact(page).getByRole("alert");
  await expect(alert).toContainText("Submission failed. Please try again.");
  await expect(alert).toContainText("Your text is still here.");
  await expect(alert).not.toContainText("object");
});

test("[CONTACT-6] names the field when the service rejects it", async ({ page }) => {
  await mockFormService(
    page,
    400,
    JSON.stringify({ code: "invalid", error: "Please check: message." }),
  );
  await visit(page, "/");
  await fillForm(page);
  await send(page).click();
  await expect(contact(page).getByRole("alert")).toContainText("Please check: message.");
});
