import type { Browser } from "./browser.ts";
import { type Check, expectHealthyAtBothWidths, waitForTrue } from "./page-checks.ts";
import { startProxy } from "./proxy.ts";

/** The owner's desk: the way in, and the first screen of the sample owner. */
export async function visitDesk(browser: Browser, site: URL, check: Check) {
  await check("/desk shows the sign-in at 1440 and 390 px", () =>
    expectHeading(browser, `${site.origin}/desk`, "Your desk"),
  );
  await check("/desk shows what needs the owner at 1440 and 390 px", async () => {
    const cookie = await sampleSession(site);
    // WebKit keeps no secure cookie of a site without TLS, not even of this machine.
    const front = await startProxy(() => ({ target: site, headers: { cookie } }));
    try {
      await expectHeading(browser, `${front.url}/desk`, "What needs you");
    } finally {
      front.close();
    }
  });
}

async function expectHeading(browser: Browser, url: string, words: string) {
  await browser.size(1440, 900);
  await browser.goto(url);
  await waitForTrue(
    browser,
    words,
    "return document.querySelector('h1')?.textContent === args[0];",
    words,
  );
  await expectHealthyAtBothWidths(browser);
}

async function sampleSession({ origin }: URL) {
  const answer = await fetch(`${origin}/api/desk/sessions/sample`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: origin },
    body: "{}",
  });
  const [session = ""] = answer.headers.getSetCookie();
  if (!answer.ok) throw new Error(`the sample owner is not let in: ${answer.status}`);
  return session.replace(/;.*/, "");
}
