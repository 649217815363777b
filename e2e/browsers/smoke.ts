import type { PaymentFormName } from "@agency/contract/api/checkout";
import { clientSites } from "@agency/web/sites/client-sites.ts";
import { buyer } from "../support/pages/checkout-page.ts";
import { demoPages } from "../support/pages/demo-pages.ts";
import { ownRoutes, routes } from "../support/pages/routes.ts";
import type { Browser, BrowserName } from "./browser.ts";
import { visitDesk } from "./desk.ts";
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
/** What the payment form says about a PayPal that cannot be reached, and a page about not being there. */
const expected = /paypal\.com|\/nowhere/;

/** Every page at two widths, and the main journeys: nothing complains, nothing overflows, everything works. */
export async function runSmokeTest(name: BrowserName, site: URL, double: URL) {
  const browser = await (name === "webkit" ? openWebkit() : openFirefox());
  const results: { title: string; failures: string[] }[] = [];
  const check = async (title: string, act: () => Promise<unknown>) => {
    const heardBefore = browser.heard().length;
    const failures: string[] = [];
    await act().catch((error: Error) => failures.push(error.message));
    const said = browser.heard().slice(heardBefore);
    failures.push(...said.filter((line) => !expected.test(line)).map((line) => `said ${line}`));
    results.push({ title: `${name}: ${title}`, failures });
  };
  try {
    await visitPages(browser, site, check);
    await checkNavigation(browser, site, check);
    await visitDesk(browser, site, check);
    for (const form of ["drop-in", "hosted-fields"] as const)
      await check(`paying with ${form}, and the order`, () => pay(browser, site, double, form));
  } finally {
    await browser.close();
  }
  return results;
}

async function visit(browser: Browser, url: string) {
  await browser.goto(url);
  await waitForTrue(browser, "the script", "return history.scrollRestoration === 'manual';");
}

async function visitPages(browser: Browser, site: URL, check: Check) {
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
  await check("the menu leads to a section", async () => {
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
  await check("back from another page to a section", async () => {
    await visit(browser, `${site.origin}/#pricing`);
    await browser.click("header nav a", "FAQ");
    await waitForTrue(
      browser,
      "questions",
      "return location.pathname === '/faq' && scrollY === 0;",
    );
    await browser.run("history.back();");
    await waitForTrue(browser, "pricing again", atPricing);
  });
  await check("screenshots by keys", async () => {
    await visit(browser, `${site.origin}/basictemplate`);
    await browser.click("#screenshots button");
    const shown = "return document.querySelector('dialog[open]')?.ariaLabel === args[0];";
    await waitForTrue(browser, "a picture", shown, "Screenshot 1 of 4");
    await browser.key("ArrowRight");
    await waitForTrue(browser, "the next", shown, "Screenshot 2 of 4");
    await browser.key("Escape");
    await waitForTrue(
      browser,
      "the focus back",
      "return !document.querySelector('dialog[open]') && document.activeElement.matches('#screenshots button');",
    );
  });
  await check("a demo shows the visitor's name", async () => {
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
  await check("a quote is sent, and the form is empty afterwards", async () => {
    await visit(browser, `${site.origin}/`);
    const quote = { name: "Ada", email: "ada@example.com", message: "A site for my engine." };
    for (const [field, text] of Object.entries(quote))
      await browser.fill(`#contact [name=${field}]`, text);
    await browser.click("#contact button", "Send my request");
    await waitForTrue(
      browser,
      "thanks",
      "return !!find('#contact [role=status]', args[0]);",
      thanks,
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

const thanks = "Thanks for contacting us!";
const atPricing = `const { top } = document.querySelector('#pricing').getBoundingClientRect();
  return location.hash === '#pricing' && Math.abs(top - 72) < 3;`;

async function pay(browser: Browser, site: URL, double: URL, form: PaymentFormName) {
  const front = await startPaymentProxy(site, double, form);
  try {
    await browser.size(1440, 900);
    await visit(browser, `${front.url}/checkout${plan}`);
    await waitForTrue(
      browser,
      "a form",
      "return find('button', 'Place Order')?.disabled === false;",
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
    const paid =
      "return !!find('[role=alert]', 'Payment successful!') && find('main a', 'Download the ZIP') && find('main a[href^=\"/order/\"]')?.pathname;";
    const order = await waitForTrue(browser, "paid", paid);
    await visit(browser, site.origin + order);
    await waitForTrue(
      browser,
      "the order",
      "return !!find('main', 'Paid. Your download is ready.');",
    );
    await expectHealthyAtBothWidths(browser);
  } finally {
    front.close();
  }
}
