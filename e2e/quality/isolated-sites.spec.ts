import { createHash, randomUUID } from "node:crypto";
import { type BrowserContext, expect, type FrameLocator, type Page, test } from "@playwright/test";
import { collectCspViolations } from "../support/checks/csp-violations.ts";
import { attackDesk } from "../support/data/hostile-script.ts";
import { partners } from "../support/fixtures/owners.ts";
import { queryDatabase } from "../support/servers/running-database.ts";

const owner = partners.isolation;

/** Signs in as an owner that no other test uses, because one test signs all sessions out. */
async function signIn(context: BrowserContext, baseURL: string) {
  const token = randomUUID();
  const hash = createHash("sha256").update(token).digest();
  await queryDatabase(
    "insert into desk_owners (email, name) values ($1, 'Ines') on conflict (email) do update set name = 'Ines'",
    [owner],
  );
  await queryDatabase(
    "insert into desk_sessions (token_hash, owner, sign_in_method, device) values ($1, $2, 'code', 'test')",
    [hash, owner],
  );
  const { hostname: domain } = new URL(baseURL);
  const flags = { path: "/", secure: true, httpOnly: true, sameSite: "Strict" } as const;
  await context.addCookies([{ name: "__Host-desk", value: token, domain, ...flags }]);
  expect((await context.request.get("/api/desk/session")).status()).toBe(200);
  const readOwner = () =>
    queryDatabase(
      "select name, (select count(*)::int from desk_sessions where token_hash = $1) as sessions from desk_owners where email = $2",
      [hash, owner],
    );
  return { readOwner };
}

/** Adds HTML to a page, as a hostile package could. Headers stay as served, unless a policy is given. */
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

const serveScript = async (context: BrowserContext, path: string, body: string) => {
  await context.route(`**${path}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
  return `<script src="${path}"></script>`;
};

async function plantAttack(context: BrowserContext, folder: string, policy?: string) {
  const script = `addEventListener("click", async () => {
    console.log("stolen " + JSON.stringify(await (${attackDesk})()));
  }, { once: true });`;
  await plantHtml(
    context,
    folder,
    await serveScript(context, `${folder}planted.js`, script),
    policy,
  );
}

/** Clicks, so that the script may open windows, and returns what the script could read. */
async function clickAndCollect(page: Page, site: Page | FrameLocator): Promise<string[]> {
  const logged = page.waitForEvent("console", {
    predicate: (message) => message.text().startsWith("stolen "),
  });
  await site.locator("body").click({ position: { x: 4, y: 4 }, force: true });
  return JSON.parse((await logged).text().replace("stolen ", ""));
}

/** Records successful desk API responses to pages other than the desk, which the script may open. */
function recordDeskResponses(context: BrowserContext) {
  const responses: string[] = [];
  context.on("response", (response) => {
    const pathname = new URL(response.url()).pathname;
    if (!pathname.startsWith("/api/desk/") || !response.ok()) return;
    const request = response.request();
    const isFromDesk = !request.isNavigationRequest() && /\/desk(\/|$)/.test(request.frame().url());
    if (!isFromDesk) responses.push(pathname);
  });
  return responses;
}

test("[FAULT-66] prevents a hostile script in an opened or framed demo from reading or changing the desk, unlike without its sandbox", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const { readOwner } = await signIn(context, baseURL ?? "");
  await plantAttack(context, "/demos/basic-single-page/");
  const responses = recordDeskResponses(context);

  await test.step("as a page", async () => {
    await page.goto("/demos/basic-single-page/");
    expect(await clickAndCollect(page, page)).toEqual([]);
    // The page can navigate to the desk's API, but without its script and without the session cookie.
    const response = page.waitForResponse("**/api/desk/session");
    await page.evaluate(() => location.assign("/api/desk/session"));
    expect([401, 403]).toContain((await response).status());
    expect(responses).toEqual([]);
    expect(await readOwner()).toEqual([{ name: "Ines", sessions: 1 }]);
  });

  await test.step("in a frame", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/basictemplate");
    await page.getByRole("button", { name: "Open the live demo" }).click();
    const demo = page.getByRole("dialog").frameLocator("iframe");
    expect(await clickAndCollect(page, demo)).toEqual([]);
    expect(responses).toEqual([]);
    expect(await readOwner()).toEqual([{ name: "Ines", sessions: 1 }]);
  });

  await test.step("without the sandbox, the same script reads and changes the desk", async () => {
    await plantAttack(context, "/demos/basic-single-page/", "default-src 'self' 'unsafe-inline'");
    await page.goto("/demos/basic-single-page/");
    const stolen = await clickAndCollect(page, page);
    expect(stolen.join("\n")).toContain("fetch /api/desk/leads.csv");
    expect(await readOwner()).toEqual([{ name: "Mallory", sessions: 0 }]);
  });
});

const clientSite = "/sites/ridgeline/";

/** Opens a client site with scripts added in every way that HTML allows, and returns which of them ran. */
async function findExecutedScripts(page: Page, policy?: string): Promise<string[]> {
  const mark = (source: string) => `document.body.dataset.${source} = 'ran'`;
  const planted = [
    await serveScript(page.context(), `${clientSite}planted.js`, mark("file")),
    `<script>${mark("element")}</script>`,
    `<img src="${clientSite}none.png" alt="" onerror="${mark("attribute")}">`,
    `<a id="planted" href="javascript:${mark("link")};void 0">Planted</a>`,
  ];
  await plantHtml(page.context(), clientSite, planted.join(""), policy);
  const cspViolations = await collectCspViolations(page);
  await page.goto(clientSite);
  await page.locator("#planted").click();
  const listExecuted = () =>
    page.evaluate(() => Object.keys({ ...document.body.dataset }).toSorted());
  await expect
    .poll(async () => (await listExecuted()).length + cspViolations.length)
    .toBe(planted.length);
  return listExecuted();
}

test("[FAULT-66] runs no script in a client site, and each of them with a permissive policy", async ({
  page,
  request,
}) => {
  expect(await findExecutedScripts(page)).toEqual([]);

  await test.step("any other file of the site is sandboxed when it is opened as a page", async () => {
    const response = await request.get(`${clientSite}icon.svg`);
    const { "content-security-policy": policy } = response.headers();
    expect(policy).toMatch(/^default-src 'none'; .*; sandbox allow-scripts/);
  });

  const permissive = "default-src 'self' 'unsafe-inline'";
  expect(await findExecutedScripts(page, permissive)).toEqual([
    "attribute",
    "element",
    "file",
    "link",
  ]);
});
