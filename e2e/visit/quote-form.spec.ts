import { agency } from "@agency/contract/agency";
import { formStartedHeader } from "@agency/contract/limits/form-started-header";
import { expect, type Page, type Request, test } from "@playwright/test";
import { expectAtSection } from "../support/checks/scrolling.ts";
import { visit } from "../support/fixtures/visit.ts";

const endpoint = `**${agency.formEndpoint}`;
const contact = (page: Page) =>
  page.getByRole("region", { name: "Get Your Free Web Development Quote Today!" });
const name = (page: Page) => contact(page).getByLabel("Your Name*", { exact: true });
const email = (page: Page) => contact(page).getByLabel("Your Email*", { exact: true });
const phone = (page: Page) => contact(page).getByLabel("Your Phone Number", { exact: true });
const message = (page: Page) => contact(page).getByLabel("How can we help?*", { exact: true });
const send = (page: Page) => contact(page).getByRole("button", { name: "Send my request" });
const thanks = (page: Page) => contact(page).getByRole("status");

async function fillForm(page: Page) {
  await name(page).fill("Ada Lovelace");
  await email(page).fill("ada@example.com");
  await phone(page).fill("303 555 0100");
  await message(page).fill("A site for my engine.\nSoon, please.");
}

/** Mocks the form service and records its requests. */
async function mockFormService(page: Page) {
  const requests: Request[] = [];
  await page.route(endpoint, (route) => {
    requests.push(route.request());
    return route.request().method() === "GET"
      ? route.fulfill({ json: { formToken: "form-token", replyBy: "2026-11-17" } })
      : route.fulfill({ status: 200 });
  });
  return (method: string) => requests.filter((request) => request.method() === method);
}

async function expectThanksInPlaceOfForm(page: Page) {
  const before = await contact(page).boundingBox();
  await send(page).click();
  await expect(thanks(page)).toHaveText("Thanks for contacting us! We'll be in touch shortly.");
  await expect(thanks(page)).toBeFocused();
  await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  await expect(contact(page).getByRole("textbox")).toHaveCount(0);
  await expect(contact(page).getByText("reply by Tuesday, 5 pm Denver time")).toBeInViewport({
    ratio: 1,
  });
  await expect(
    contact(page).getByText("Expect our reply").getByRole("link", { name: agency.phone }),
  ).toBeVisible();
  expect((await contact(page).boundingBox())?.height).toBe(before?.height);
}

test("[CONTACT-4] [CONTACT-5] sends the six fields, shows thanks and starts again after 2000 ms", async ({
  page,
}) => {
  const sent = await mockFormService(page);
  await page.clock.install();
  await visit(page, "/packages");
  const growth = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Growth" }) });
  await growth.getByRole("link").click();
  await expect(page).toHaveURL("/?package=Growth#contact");
  await expectAtSection(page, "contact");
  await expect(message(page)).toHaveValue(/Growth package \(\$3,000\)/);
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step("the form token is requested once, on first focus", async () => {
    expect(sent("GET")).toEqual([]);
    const tokenResponse = page.waitForResponse(endpoint);
    await name(page).focus();
    await (await tokenResponse).finished();
    await fillForm(page);
    expect(sent("GET")).toHaveLength(1);
  });

  await expectThanksInPlaceOfForm(page);
  await test.step("the request is multipart form data with the form token", async () => {
    expect(sent("POST")).toHaveLength(1);
    const [request] = sent("POST");
    if (!request) throw new Error("Nothing was sent");
    const headers = await request.allHeaders();
    expect(headers.accept).toBe("application/json");
    expect(headers[formStartedHeader.toLowerCase()]).toBe("form-token");
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

  await test.step("the page reloads, without the package", async () => {
    let loads = 0;
    page.on("domcontentloaded", () => loads++);
    await page.clock.runFor(1999);
    await expect(thanks(page)).toBeVisible();
    expect(loads).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => loads).toBe(1);
    await page.clock.resume();
    await page.waitForFunction(() => history.scrollRestoration === "manual");
    await expect(page).toHaveURL("/#contact");
    await expect(name(page)).toHaveValue("");
    await expect(message(page)).toHaveValue("");
  });
});

test("[CONTACT-5] shows the form before the contact links, and its errors and thanks in view, on a phone", async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await mockFormService(page);
  await page.clock.install();
  await visit(page, "/#contact");
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(name(page)).toBeInViewport();

  await test.step("an error below each missing field, until it is filled in", async () => {
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

  await test.step("the contact links follow the form", async () => {
    await contact(page).getByRole("link", { name: "privacy policy" }).focus();
    await page.keyboard.press("Tab");
    const emailLink = contact(page).getByRole("link", { name: agency.email });
    await expect(emailLink).toBeFocused();
    const fields = await contact(page).locator("form").boundingBox();
    expect((await emailLink.boundingBox())?.y).toBeGreaterThan(
      (fields?.y ?? 0) + (fields?.height ?? 0),
    );
  });

  await test.step("reading the privacy policy keeps the typed text", async () => {
    await fillForm(page);
    const opened = context.waitForEvent("page");
    await contact(page).getByRole("link", { name: "privacy policy" }).click();
    const policy = await opened;
    await expect(policy).toHaveURL("/privacy");
    await policy.close();
    await expect(message(page)).toHaveValue("A site for my engine.\nSoon, please.");
  });

  await page.setViewportSize({ width: 390, height: 664 });
  await expectThanksInPlaceOfForm(page);
});
