import type { Browser } from "./browser.ts";
import { type Check, expectHealthyAtBothWidths, waitForTrue } from "./page-checks.ts";
import { startProxy } from "./proxy.ts";

/** Checks the desk's sign-in, and the first screen of the sample owner. */
export async function checkDesk(browser: Browser, site: URL, check: Check) {
  await check("/desk shows the sign-in at 1440 and 390 px", () =>
    expectHeading(browser, `${site.origin}/desk`, "Sign in to your desk"),
  );
  await check("/desk shows the worklist at 1440 and 390 px", async () => {
    const cookie = await createDemoSession(site);
    // WebKit stores no secure cookies without TLS, not even for localhost.
    const proxy = await startProxy(() => ({ target: site, headers: { cookie } }));
    try {
      await expectHeading(browser, `${proxy.url}/desk`, "To do");
    } finally {
      proxy.close();
    }
  });
}

async function expectHeading(browser: Browser, url: string, heading: string) {
  await browser.size(1440, 900);
  await browser.goto(url);
  await waitForTrue(
    browser,
    heading,
    // While it loads, a screen shows its heading and is busy.
    `return document.querySelector("h1")?.textContent === args[0]
      && !document.querySelector("[aria-busy=true]");`,
    heading,
  );
  await expectHealthyAtBothWidths(browser);
}

async function createDemoSession({ origin }: URL) {
  const response = await fetch(`${origin}/api/desk/sessions/demo`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: "{}",
  });
  const [cookie = ""] = response.headers.getSetCookie();
  if (!response.ok) throw new Error(`the demo sign-in failed: ${response.status}`);
  return cookie.replace(/;.*/, "");
}
