import { agency } from "@agency/contract/agency";
import { templates, tiers } from "@agency/contract/catalog";
import { expect, type Page, test } from "@playwright/test";
import { testimonials } from "../../web/app/content/sample/testimonials.ts";
import { routes } from "../support/pages/routes.ts";
import { templatePages } from "../support/pages/template-pages.ts";

test.use({ javaScriptEnabled: false });

/** A sentence from the body of each page. */
const sentences: Record<(typeof routes)[number], string> = {
  "/": "Elevate Your Online Presence with our Suite of Custom Web Development Services",
  "/faq": "How long does a new website take?",
  "/portfolio": "Vesper Picture House",
  "/packages": "Starts at $6,000",
  "/templates": "Small Business Site",
  "/basictemplate": "Event Grid",
  "/simpletemplate": "Optional chatbot",
  "/smallbusinesstemplate": "Animated stats",
  "/checkout": "Secure Checkout",
  "/checkoutvenmo": "Pay with Venmo",
  "/terms": "late fee of 1.5% monthly",
  "/privacy": "not directed to children under 16",
};

test("shows the content of every route, with links that do not redirect", async ({ page }) => {
  const linkedPaths = new Set<string>();
  for (const route of routes) {
    await page.goto(route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByText(sentences[route]).first()).toBeVisible();
    await expect(page.getByRole("contentinfo").getByText(agency.email)).toBeVisible();
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    for (const link of links) linkedPaths.add(link.replace(/[?#].*/, ""));
    if (route === "/")
      await test.step("the home page's testimonials and tiers", () => expectCards(page));
    if (templatePages.some((template) => template.route === route))
      await test.step(`the demo of ${route}`, () => expectDemoLink(page));
  }
  for (const path of linkedPaths) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
});

/** Expects the template's image and a link to its demo. */
async function expectDemoLink(page: Page) {
  const figure = page.getByRole("figure").filter({ hasText: "Built from the same files" });
  await expect(figure.locator("img").first()).toBeVisible();
  await expect(figure.getByRole("link", { name: "Open in a new tab" })).toBeVisible();
  await expect(figure.getByRole("button")).toHaveCount(0);
  await expect(figure.getByRole("textbox")).toHaveCount(0);
  await expect(page.locator("iframe")).toHaveCount(0);
}

/** Expects every testimonial and the details of every tier when scrolling. */
async function expectCards(page: Page) {
  for (const { details, name } of tiers) {
    const text = page.getByText(details);
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport({ ratio: 1 });
    // The details must be below the front, not hidden behind it.
    const front = await page.getByRole("heading", { name, exact: true }).boundingBox();
    const back = await text.boundingBox();
    expect(back?.y).toBeGreaterThan((front?.y ?? 0) + (front?.height ?? 0));
  }
  for (const { quote } of testimonials) {
    const text = page.getByText(quote);
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport();
  }
}

const venmoAdvice = "Without JavaScript, this page can’t show your plan.";

/** Expects what needs JavaScript, without the parts that depend on it. */
async function expectAdvice(page: Page, advice: string) {
  const main = page.getByRole("main");
  const text = main.locator("noscript p").first();
  await expect(text).toBeVisible();
  await expect(text).toContainText(advice);
  await expect(page.getByRole("status")).toBeHidden();
  await expect(main.getByText("…").filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.getByRole("textbox")).toHaveCount(0);
}

test("explains what a payment needs JavaScript for, and links to an email and to Venmo, with a payment link for every catalog item", async ({
  page,
}) => {
  const main = page.getByRole("main");
  for (const query of ["", "?plan=Logo%20Design&amount=80"]) {
    await page.goto(`/checkout${query}`);
    await expectAdvice(page, "Card and wallet payments need JavaScript.");
  }
  await expect(main.getByRole("link", { name: "email us" })).toHaveAttribute(
    "href",
    `mailto:${agency.email}`,
  );
  await main.getByRole("link", { name: "send a Venmo payment manually" }).click();
  await expect(page).toHaveURL("/checkoutvenmo");
  await expectAdvice(page, venmoAdvice);
  const steps = main.locator("ol").getByRole("listitem");
  await expect(steps).toHaveCount(3);
  await expect(steps.getByRole("link", { name: "Pay on Venmo" })).toHaveAttribute(
    "href",
    `https://venmo.com/${agency.venmoHandle}?txn=pay`,
  );

  await page.goto("/checkoutvenmo?plan=Logo%20Design&amount=80");
  await expectAdvice(page, venmoAdvice);
  const sold = [...tiers.filter(({ action }) => action === "checkout"), ...templates];
  for (const { name, priceCents } of sold) {
    const link = page.getByRole("link", { name: `Pay $${priceCents / 100} for ${name}` });
    const url = new URL((await link.getAttribute("href")) ?? "");
    expect(url.origin + url.pathname).toBe(`https://venmo.com/${agency.venmoHandle}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      txn: "pay",
      amount: String(priceCents / 100),
      note: `Template: ${name}`,
    });
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("opens and closes questions and the menu, and follows links between pages", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("link")).toHaveCount(6);
  await menu.getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL("/faq");
  const item = page.locator("details").first();
  await item.locator("summary").click();
  await expect(item.getByRole("paragraph").first()).toBeVisible();
  await item.locator("summary").click();
  await expect(item.getByRole("paragraph").first()).toBeHidden();

  await page.goto("/templates");
  await page.getByRole("link", { name: "View details of Simple Multi-Page" }).click();
  await expect(page).toHaveURL("/simpletemplate");
  await page.getByRole("link", { name: "View Features" }).click();
  await expect(page.getByRole("heading", { name: "Blog posts" })).toBeInViewport();
});

test("sends the quote form, and shows its result pages in the site's style", async ({ page }) => {
  await page.goto("/checkout");
  const siteStyles = await page.evaluate(readStyles);
  for (const [message, heading] of [
    ["A small site, please.", "Thanks for contacting us! We'll be in touch shortly."],
    ["x".repeat(20_001), "Submission failed. Please try again."],
  ] as const) {
    await test.step(heading, async () => {
      await page.goto("/");
      await page.getByLabel("Your Name*").fill("Pat");
      await page.getByLabel("Your Email*").fill("pat@example.com");
      const field = page.getByLabel("How can we help?*");
      await field.evaluate((area) => area.removeAttribute("maxlength"));
      await field.fill(message);
      const posted = page.waitForRequest(`**${agency.formEndpoint}`);
      await page.getByRole("button", { name: "Send my request" }).click();
      const request = await posted;
      expect(request.method()).toBe("POST");
      expect(request.headers()["content-type"]).toContain("multipart/form-data");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect(await page.evaluate(readStyles)).toEqual(siteStyles);
      await expect(page.getByRole("link", { name: agency.email })).toBeVisible();
      await page.getByRole("banner").getByRole("link", { name: agency.name }).click();
      await expect(page).toHaveURL("/");
    });
  }
});

/** Returns a few computed styles of the page. */
function readStyles() {
  const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
  return {
    font: style("body").fontFamily,
    text: style("body").color,
    headingFont: style("h1").fontFamily,
    heading: style("h1").color,
    headingSize: style("h1").fontSize,
    header: style("header").height,
    footer: style("footer").backgroundColor,
  };
}
