/** A short version of `npm run test:rebrand`: the types, the owner's tests and the pages of another owner's site. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/format/money";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPages } from "../../web/scripts/built-pages.ts";
import {
  agencyDetails,
  extraPackage,
  extraTemplate,
  newFaqs,
  PRICE_INCREASE_CENTS,
} from "./change-content.ts";
import { createRebrandedCopy, runInCopy } from "./create-copy.ts";

const TIMEOUT_MS = 600_000;
let copy: string;
let client: string;
const readPage = (path: string) => readFileSync(join(client, path, "index.html"), "utf8");
const escapeHtml = (text: string) => text.replaceAll("&", "&amp;");

beforeAll(() => {
  copy = createRebrandedCopy();
  client = join(copy, "web/build/client");
  runInCopy(copy, "npm", "run", "build", "-w", "web");
}, TIMEOUT_MS);
afterAll(() => rmSync(copy, { recursive: true }));

test("passes the type check with other content", { timeout: TIMEOUT_MS }, () => {
  for (const workspace of ["contract", "templates", "web"])
    runInCopy(copy, "npm", "run", "types", "-w", workspace);
});

test("passes the owner's tests with other content", { timeout: TIMEOUT_MS }, () => {
  runInCopy(copy, "npx", "vitest", "run", "--project", "own content");
});

describe("the site of another owner", () => {
  test("has its name and prices", () => {
    // React inserts a comment between the currency sign and the number.
    const home = readPage("").replaceAll("<!-- -->", "");
    expect(home.includes(escapeHtml(agencyDetails.legalName))).toBe(true);
    for (const { hourly, priceCents } of tiers) {
      const raisedCents = (hourly?.rateCents ?? priceCents) + PRICE_INCREASE_CENTS;
      const price = formatUsd(raisedCents, { grouped: false });
      expect(home.includes(price), price).toBe(true);
    }
  });

  test("sells a seventh package and a fourth template", () => {
    expect(readPage("packages")).toContain("Seven ways");
    expect(readPage("packages")).toContain(`id="${extraPackage.id}"`);
    expect(readPage("templates")).toContain("Four complete sites");
    expect(readPage(extraTemplate.id)).toContain(`<title>${extraTemplate.name} template`);
    expect(readPage(extraTemplate.id)).toMatch(
      /<meta property="og:image" content="[^"]+\/images\/og-harbor-notes-/,
    );
    expect(readFileSync(join(client, "sitemap.xml"), "utf8")).toContain(`/${extraTemplate.id}<`);
  });

  test("has the new FAQs, and no heading without FAQs", () => {
    for (const question of newFaqs) expect(readPage("faq")).toContain(question);
    expect(readPage("faq")).not.toContain('id="later"');
  });

  test("hides testimonials, client sites and social links when there are none", () => {
    const home = readPage("");
    expect(home).not.toContain('aria-roledescription="carousel"');
    expect(home).not.toContain("Main Street");
    expect(home).not.toContain("Try a door");
    expect(home).toMatch(/\/images\/street-day-plain-[0-9a-f]{8}\.svg/);
    expect(home).not.toMatch(/\/images\/street-(day|night)-[0-9a-f]{8}\.svg/);
    expect(home).not.toContain("sameAs");
    expect(home).not.toContain('<ul class="mt-6 -ml-3 flex">');
  });

  test("has no portfolio page and no links to it when there are no projects", () => {
    const pages = builtPages(client).filter(({ file }) => !/^\/(demos|sites)\//.test(file));
    expect(pages.map(({ file }) => file)).not.toContain("/portfolio/index.html");
    for (const { file, html } of pages) expect(html, file).not.toContain('href="/portfolio"');
    expect(readFileSync(join(client, "sitemap.xml"), "utf8")).not.toContain("portfolio");
  });
});
