import type { PaymentFormName } from "@agency/contract/api/checkout";
import { clientSites } from "@agency/web/sites/client-sites.ts";
import { formNames } from "../support/gateway/payment-form.ts";
import { buyer } from "../support/pages/checkout-page.ts";
import { demoPages } from "../support/pages/demo-pages.ts";
import { ownRoutes, routes } from "../support/pages/routes.ts";
import type { Browser, BrowserName } from "./browser.ts";
import { checkDesk } from "./desk.ts";
import { openFirefox } from "./firefox.ts";
import { type Check, expectHealthyAtBothWidths, waitForTrue } from "./page-checks.ts";
import { startPaymentProxy } from "./payment-proxy.ts";
import { openWebkit } from "./webkit.ts";

const plan = "?plan=Basic%20Single-Page&amount=49";
const card = {
  number: "4111111111111111",
  expirationDate: "1230",
  cvv: "123",
  postalCode: "80202",
};
/** Expected errors: the unreachable PayPal, and the 404 page. */
const expectedErrors = /paypal\.com|\/nowhere/;

/** A browser that hangs takes minutes for each check. */
const MAX_FAILED_CHECKS = 3;

/** Checks every page at two widths for errors and overflow, and the main user journeys. */
export async function runSmokeTest(name: BrowserName, site: URL, emulator: URL) {
  const browser = await (name === "webkit" ? openWebkit() : openFirefox());
  const results: { title: string; failures: string[] }[] = [];
  const check = async (title: string, act: () => Promise<unknown>) => {
    const failed = results.filter(({ failures }) => failures.length > 0);
    if (failed.length === MAX_FAILED_CHECKS) {
      results.push({ title: `${name}: ${title}`, failures: ["not run after earlier failures"] });
      return;
    }
    const errorCount = browser.consoleErrors().length;
    const failures: string[] = [];
    await act().catch((error: Error) => failures.push(error.message));
    const newErrors = browser.consoleErrors().slice(errorCount);
    const unexpected = newErrors.filter((line) => !expectedErrors.test(line));
    failures.push(...unexpected.map((line) => `console: ${line}`));
    results.push({ title: `${name}: ${title}`, failures });
  };
  try {
    await checkPages(browser, site, check);
    await checkNavigation(browser, site, check);
    await checkDesk(browser, site, check);
    for (const form of formNames)
      await check(`pays with ${form} and opens the order`, () =>
        pay(browser, site, emulator, form),
      );
  } finally {
    await browser.close();
  }
  return results;
}

async function visit(browser: Browser, url: string) {
  await browser.goto(url);
  await waitForTrue(browser, "hydration", "return history.scrollRestoration === 'manual';");
}

async function checkPages(browser: Browser, site: URL, check: Check) {
  const pages = [...routes.filter((route) => route !== "/checkout"), ...ownRoutes, "/nowhere"];
  const others = [...demoPages, ...clientSites.map(({ name }) => `/sites/${name}/`)];
  for (const page of pages)
    await check(`${page} at 1440 and 390 px`, async () => {
      const path = page === "/checkoutvenmo" ? page + plan : page;
      await browser.size(1440, 900);
      await visit(browser, site.origin + path);
      await expectHealthyAtBothWidths(browser);
    });
  for (const page of others)
    await check(`${page} at 1440 and 390 px`, async () => {
      await browser.size(1440, 900);
      await browser.goto(site.origin + page);
      await expectHealthyAtBothWidths(browser);
    });
}

async function checkNavigation(browser: Browser, site: URL, check: Check) {
  await browser.size(390, 844);
  await check("the menu opens a section", async () => {
    await visit(browser, `${site.origin}/`);
    await browser.click("button[popovertarget]", "Menu");
    await waitForTrue(
      browser,
      "the menu",
      "return !!document.querySelector('#menu:popover-open');",
    );
    await browser.click("#menu a", "Pricing");
    await waitForTrue(browser, "pricing", atPricing);
  });
  await browser.size(1440, 900);
  await check("Back returns from another page to a section", async () => {
    await visit(browser, `${site.origin}/#pricing`);
    await browser.click("header nav a", "FAQ");
    await waitForTrue(browser, "the FAQ", "return location.pathname === '/faq' && scrollY === 0;");
    await browser.run("history.back();");
    await waitForTrue(browser, "pricing again", atPricing);
  });
  await check("the lightbox works by keyboard", async () => {
    await visit(browser, `${site.origin}/basictemplate`);
    await browser.click("#screenshots button");
    const shown = "return document.querySelector('dialog[open]')?.ariaLabel === args[0];";
    await waitForTrue(browser, "the first screenshot", shown, "Screenshot 1 of 4");
    await browser.key("ArrowRight");
    await waitForTrue(browser, "the second screenshot", shown, "Screenshot 2 of 4");
    await browser.key("Escape");
    await waitForTrue(
      browser,
      "the focus on the thumbnail",
      "return !document.querySelector('dialog[open]') && document.activeElement.matches('#screenshots button');",
    );
  });
  await check("a demo shows the visitor's business name", async () => {
    await visit(browser, `${site.origin}/smallbusinesstemplate`);
    await browser.fill("figure input[type=text]", "Nora’s Bakery");
    await waitForTrue(
      browser,
      "the name",
      "return !!find('figure span', args[0]);",
      "Nora’s Bakery: good",
    );
    await browser.click("figure label", "Garage");
    await waitForTrue(
      browser,
      "the skin",
      "return !!find('figure span', args[0]);",
      "Nora’s Bakery: fixed",
    );
  });
  await check("the quote form is empty after sending", async () => {
    await visit(browser, `${site.origin}/`);
    const quote = { name: "Ada", email: "ada@example.com", message: "A site for my engine." };
    for (const [field, text] of Object.entries(quote))
      await browser.fill(`#contact [name=${field}]`, text);
    await browser.click("#contact button", "Send my request");
    await waitForTrue(
      browser,
      "the confirmation",
      "return !!find('#contact [role=status]', args[0]);",
      confirmation,
    );
    await waitForTrue(
      browser,
      "an empty form",
      `return history.scrollRestoration === 'manual' &&
        document.querySelector('#contact [name=name]')?.value === '' &&
        document.querySelector('#contact [name=message]')?.value === '';`,
    );
  });
}

const confirmation = "Thanks for contacting us!";
const atPricing = `const { top } = document.querySelector('#pricing').getBoundingClientRect();
  return location.hash === '#pricing' && Math.abs(top - 72) < 3;`;

async function pay(browser: Browser, site: URL, emulator: URL, form: PaymentFormName) {
  const proxy = await startPaymentProxy(site, emulator, form);
  try {
    await browser.size(1440, 900);
    await visit(browser, `${proxy.url}/checkout${plan}`);
    await waitForTrue(
      browser,
      "the payment form",
      // The payment form loads when it is in view.
      `const button = find('button', 'Place Order');
       button?.scrollIntoView({ block: 'center', behavior: 'instant' });
       return button?.disabled === false;`,
    );
    for (const [field, text] of Object.entries({
      ...buyer,
      email: `${crypto.randomUUID()}@example.com`,
    }))
      await browser.fill(`main [name=${field}]`, text);
    if (form === "hosted-fields") await browser.click("fieldset label", "Card");
    for (const [field, text] of Object.entries(card)) {
      const frame = `iframe[name="braintree-hosted-field-${field}"]`;
      await waitForTrue(browser, field, "return !!find(args[0]);", frame);
      await browser.fillInFrame(frame, text);
    }
    await browser.click("button", "Place Order");
    const isPaid =
      "return !!find('[role=alert]', 'Payment successful!') && find('main a', 'Download the ZIP') && find('main a[href^=\"/order/\"]')?.pathname;";
    const order = await waitForTrue(browser, "the paid order", isPaid);
    await visit(browser, site.origin + order);
    await waitForTrue(
      browser,
      "the order",
      "return !!find('main', 'Paid. Your download is ready.');",
    );
    await expectHealthyAtBothWidths(browser);
  } finally {
    proxy.close();
  }
}
