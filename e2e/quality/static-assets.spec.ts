import { emailPictures } from "@agency/contract/brand/email-pictures.generated";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { watchNetwork } from "../support/checks/network.ts";
import { ownRoutes, routes } from "../support/pages/routes.ts";

const pages = [...routes, ...ownRoutes];

async function findUrls(request: APIRequestContext, pattern: RegExp) {
  const html = await (await request.get("/")).text();
  const found = [...html.matchAll(pattern)].map(([, url = ""]) => url);
  expect(found.length).toBeGreaterThan(0);
  return [...new Set(found)];
}

const scriptUrl = /"(\/assets\/[\w.-]+\.js)"/g;
const imageUrl = /[" ](\/images\/[\w.-]+)/g;

test("serves precompressed text", async ({ request }) => {
  const [script = ""] = await findUrls(request, scriptUrl);
  for (const path of [...pages, script, "/favicon.svg", "/sitemap.xml", "/robots.txt"]) {
    const plain = await request.get(path, { headers: { "accept-encoding": "identity" } });
    expect(plain.headers()["content-encoding"], path).toBeUndefined();
    for (const encoding of ["br", "gzip"]) {
      const compressed = await request.get(path, { headers: { "accept-encoding": encoding } });
      expect(compressed.headers()["content-encoding"], path).toBe(encoding);
      expect(compressed.headers().vary, path).toContain("Accept-Encoding");
      // Responses that are compressed on the fly have no content length.
      expect(Number(compressed.headers()["content-length"]), path).toBeGreaterThan(0);
      expect(await compressed.text(), path).toBe(await plain.text());
    }
  }
});

test("caches scripts and images for a year and email images for a week, and revalidates pages", async ({
  request,
}) => {
  for (const url of [
    ...(await findUrls(request, scriptUrl)),
    ...(await findUrls(request, imageUrl)),
  ]) {
    const { "cache-control": policy } = (await request.head(url)).headers();
    expect(policy, url).toBe("public, max-age=31536000, immutable");
  }
  for (const route of pages) {
    const { "cache-control": policy } = (await request.head(route)).headers();
    expect(policy, route).toBe("no-cache");
  }
  for (const { path } of Object.values(emailPictures)) {
    const response = await request.head(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"], path).toMatch(/^image\/(png|jpeg)$/);
    expect(response.headers()["cache-control"], path).toBe("public, max-age=604800");
  }
});

async function readPolicy(request: APIRequestContext, path: string) {
  const { "content-security-policy": header = "" } = (await request.get(path)).headers();
  const directives = header.split("; ").map((directive) => directive.split(" "));
  return Object.fromEntries(
    directives.map(([name, ...sources]) => [
      name ?? "",
      sources.filter((source) => !source.startsWith("'sha256-")).join(" "),
    ]),
  );
}

const ownPolicy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self'",
  "font-src": "'self' data:",
  "connect-src": "'self'",
  "form-action": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "frame-src": "'self'",
  "frame-ancestors": "'none'",
};

/** Allows the payment provider, but no inline script. */
const checkoutPolicy = {
  ...ownPolicy,
  "script-src": "'self' https://www.paypalobjects.com https://*.paypal.com",
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self' data: https://*.paypal.com https://*.paypalobjects.com",
  "connect-src":
    "'self' https://api.braintreegateway.com https://api.sandbox.braintreegateway.com https://client-analytics.braintreegateway.com https://client-analytics.sandbox.braintreegateway.com https://*.braintree-api.com https://*.paypal.com",
  "frame-src": "'self' https://assets.braintreegateway.com https://*.paypal.com",
};

test("sends the security headers with every response, including a 404, and allows other sites only in the checkout", async ({
  request,
}) => {
  for (const path of [...pages, "/no-such-page", "/favicon.svg", "/robots.txt"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(path === "/no-such-page" ? 404 : 200);
    expect(response.headers(), path).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": expect.stringContaining("camera=()"),
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    });
  }
  for (const path of [...pages, "/no-such-page"]) {
    const policy = path === "/checkout" ? checkoutPolicy : ownPolicy;
    expect(await readPolicy(request, path), path).toEqual(policy);
  }
});

test("redirects other forms of a path", async ({ request }) => {
  for (const [from, to] of [
    ["/faq/", "/faq"],
    ["/faq/index.html", "/faq"],
    ["/index.html", "/"],
    ["/checkoutvenmo/?plan=Logo%20Design&amount=80", "/checkoutvenmo?plan=Logo%20Design&amount=80"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(to);
  }
});

/** Returns the compressed size of the scripts. */
async function sumBytes(request: APIRequestContext, urls: Iterable<string>) {
  let total = 0;
  for (const url of urls) {
    const response = await request.get(url, { headers: { "accept-encoding": "br" } });
    expect(response.headers()["content-encoding"]).toBe("br");
    total += Number(response.headers()["content-length"]);
  }
  return total;
}

test("loads at most 12 files for the first screen of the home page, with at most 103,500 bytes of JavaScript", async ({
  page,
  request,
}) => {
  const requested: string[] = [];
  const scripts = new Set<string>();
  page.on("request", (sent) => {
    requested.push(new URL(sent.url()).pathname);
    if (sent.resourceType() === "script") scripts.add(sent.url());
  });
  const network = watchNetwork(page);
  await page.goto("/");
  await network.waitUntilIdle();
  // The network can be idle before the first script is requested, so wait for hydration.
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  const belowTheFold = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((images) =>
      images.map(
        (image) => new URL((image as HTMLImageElement).currentSrc, location.href).pathname,
      ),
    );
  // Ignore the favicon and images that Chromium loads ahead of scrolling.
  const needed = requested.filter(
    (path) => path !== "/favicon.svg" && !belowTheFold.includes(path),
  );
  expect(needed.length, needed.join("\n")).toBeLessThanOrEqual(12);

  const initialBytes = await sumBytes(request, scripts);
  expect(initialBytes).toBeGreaterThan(90_000);
  expect(initialBytes).toBeLessThanOrEqual(103_500);

  await test.step("the whole page loads at most 119,000 bytes of JavaScript", async () => {
    await page.mouse.wheel(0, 300);
    await expect(page.locator("[data-pending]")).toHaveCount(0);
    await network.waitUntilIdle();
    const totalBytes = await sumBytes(request, scripts);
    expect(totalBytes).toBeGreaterThan(initialBytes);
    expect(totalBytes).toBeLessThanOrEqual(119_000);
  });
});
