import { createHash, randomUUID } from "node:crypto";
import { type BrowserContext, expect, type FrameLocator, type Page, test } from "@playwright/test";
import { collectCspViolations } from "../support/checks/csp-violations.ts";
import { attackDesk } from "../support/data/hostile-script.ts";
import { partners } from "../support/fixtures/owners.ts";
import { queryDatabase } from "../support/servers/running-database.ts";

const owner = partners.isolation;

/** A session of an owner of these tests alone: the control signs it out. */
async function signIn(context: BrowserContext, baseURL: string) {
  const token = randomUUID();
  const hash = createHash("sha256").update(token).digest();
  await queryDatabase(
    "insert into desk_owners (email, name) values ($1, 'Ines') on conflict (email) do update set name = 'Ines'",
    [owner],
  );
  await queryDatabase(
    "insert into desk_sessions (token_hash, owner, how, device) values ($1, $2, 'code', 'test')",
    [hash, owner],
  );
  const { hostname: domain } = new URL(baseURL);
  const flags = { path: "/", secure: true, httpOnly: true, sameSite: "Strict" } as const;
  await context.addCookies([{ name: "__Host-desk", value: token, domain, ...flags }]);
  expect((await context.request.get("/api/desk/session")).status()).toBe(200);
  const left = () =>
    queryDatabase(
      "select name, (select count(*)::int from desk_sessions where token_hash = $1) as sessions from desk_owners where email = $2",
      [hash, owner],
    );
  return { left };
}

/** As if a package of this site had brought it: the page, its headers and its folder stay as they are served. */
async function plantHtml(context: BrowserContext, folder: string, html: string, policy?: string) {
  await context.route(`**${folder}`, async (route) => {
    const response = await route.fetch();
    const { "content-encoding": _, "content-length": __, ...headers } = response.headers();
    await route.fulfill({
      headers: { ...headers, ...(policy && { "content-security-policy": policy }) },
      body: (await response.text()).replace("</body>", `${html}</body>`),
    });
  });
}

const scriptFile = async (context: BrowserContext, path: string, body: string) => {
  await context.route(`**${path}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
  return `<script src="${path}"></script>`;
};

async function plant(context: BrowserContext, folder: string, policy?: string) {
  const script = `addEventListener("click", async () => {
    console.log("stolen " + JSON.stringify(await (${attackDesk})()));
  }, { once: true });`;
  await plantHtml(
    context,
    folder,
    await scriptFile(context, `${folder}planted.js`, script),
    policy,
  );
}

/** Clicks, so that windows may be opened, and waits for what the script got. */
async function clickAndCollect(page: Page, site: Page | FrameLocator): Promise<string[]> {
  const said = page.waitForEvent("console", {
    predicate: (message) => message.text().startsWith("stolen "),
    timeout: 120_000,
  });
  await site.locator("body").click({ position: { x: 4, y: 4 }, force: true });
  return JSON.parse((await said).text().replace("stolen ", ""));
}

/** What the desk's interface answers from now on to other pages than the desk, which the script opens in a window. */
function watchDesk(context: BrowserContext) {
  const granted: string[] = [];
  context.on("response", (response) => {
    const asked = new URL(response.url()).pathname;
    if (!asked.startsWith("/api/desk/") || !response.ok()) return;
    const request = response.request();
    const byDesk = !request.isNavigationRequest() && /\/desk(\/|$)/.test(request.frame().url());
    if (!byDesk) granted.push(asked);
  });
  return granted;
}

test("[FAULT-66] a hostile script in a demo reads and changes nothing of the desk", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const { left } = await signIn(context, baseURL ?? "");
  await plant(context, "/demos/basic-single-page/");
  const granted = watchDesk(context);
  await page.goto("/demos/basic-single-page/");
  expect(await clickAndCollect(page, page)).toEqual([]);
  // The page itself can leave for the desk's interface; it takes no script along, and comes without the session.
  const answer = page.waitForResponse("**/api/desk/session");
  await page.evaluate(() => location.assign("/api/desk/session"));
  expect([401, 403]).toContain((await answer).status());
  expect(granted).toEqual([]);
  expect(await left()).toEqual([{ name: "Ines", sessions: 1 }]);
});

const clientSite = "/sites/ridgeline/";

/** Opens a client's site with a script planted in each way that HTML has, and answers which of them ran. */
async function scriptsThatRun(page: Page, policy?: string): Promise<string[]> {
  const note = (way: string) => `document.body.dataset.${way} = 'ran'`;
  const planted = [
    await scriptFile(page.context(), `${clientSite}planted.js`, note("file")),
    `<script>${note("element")}</script>`,
    `<img src="${clientSite}none.png" alt="" onerror="${note("attribute")}">`,
    `<a id="planted" href="javascript:${note("link")};void 0">Planted</a>`,
  ];
  await plantHtml(page.context(), clientSite, planted.join(""), policy);
  const refused = await collectCspViolations(page);
  await page.goto(clientSite);
  await page.locator("#planted").click();
  const ran = () => page.evaluate(() => Object.keys({ ...document.body.dataset }).toSorted());
  await expect.poll(async () => (await ran()).length + refused.length).toBe(planted.length);
  return ran();
}

test("[FAULT-66] a script in a client's site does not run, however it got there", async ({
  page,
}) => {
  expect(await scriptsThatRun(page)).toEqual([]);
});

test("[FAULT-66] the same scripts run when the client's site is served with another policy", async ({
  page,
}) => {
  expect(await scriptsThatRun(page, "default-src 'self' 'unsafe-inline'")).toEqual([
    "attribute",
    "element",
    "file",
    "link",
  ]);
});

test("[FAULT-66] any other file of a client's site that is opened as a page is in a sandbox", async ({
  request,
}) => {
  const { "content-security-policy": policy } = (
    await request.get(`${clientSite}icon.svg`)
  ).headers();
  expect(policy).toMatch(/^default-src 'none'; .*; sandbox allow-scripts/);
});

test("[FAULT-66] a hostile script in a demo reads nothing of the page that shows it in a frame", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const { left } = await signIn(context, baseURL ?? "");
  await plant(context, "/demos/basic-single-page/");
  const granted = watchDesk(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/basictemplate");
  await page.getByRole("button", { name: "Open the live demo" }).click();
  const demo = page.getByRole("dialog").frameLocator("iframe");
  expect(await clickAndCollect(page, demo)).toEqual([]);
  expect(granted).toEqual([]);
  expect(await left()).toEqual([{ name: "Ines", sessions: 1 }]);
});

test("[FAULT-66] the same script reads the desk when the demo is served without its sandbox", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const { left } = await signIn(context, baseURL ?? "");
  await plant(context, "/demos/basic-single-page/", "default-src 'self' 'unsafe-inline'");
  await page.goto("/demos/basic-single-page/");
  const stolen = await clickAndCollect(page, page);
  expect(stolen.join("\n")).toContain("fetch /api/desk/leads.csv");
  expect(await left()).toEqual([{ name: "Mallory", sessions: 0 }]);
});
