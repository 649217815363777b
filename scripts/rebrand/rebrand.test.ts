/** The short form of `npm run test:renamed`: the types, the owner's suite and the pages of another owner's site. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/format/money";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPages } from "../../web/scripts/built-pages.ts";
import {
  answers,
  extraPackage,
  extraTemplate,
  newFaqs,
  PRICE_INCREASE_CENTS,
} from "./change-content.ts";
import { createRebrandedCopy, runInCopy } from "./create-copy.ts";

const TIMEOUT_MS = 600_000;
let house: string;
let client: string;
const pageAt = (path: string) => readFileSync(join(client, path, "index.html"), "utf8");
const escaped = (text: string) => text.replaceAll("&", "&amp;");

beforeAll(() => {
  house = createRebrandedCopy();
  client = join(house, "web/build/client");
  runInCopy(house, "npm", "run", "build", "-w", "web");
}, TIMEOUT_MS);
afterAll(() => rmSync(house, { recursive: true }));

test("other content passes the type-checker", { timeout: TIMEOUT_MS }, () => {
  for (const part of ["contract", "templates", "web"])
    runInCopy(house, "npm", "run", "types", "-w", part);
});

test("other content passes the owner's suite", { timeout: TIMEOUT_MS }, () => {
  runInCopy(house, "npx", "vitest", "run", "--project", "own content");
});

describe("the site of another owner", () => {
  test("has its name and prices", () => {
    // React puts a comment between the sign and the figure.
    const home = pageAt("").replaceAll("<!-- -->", "");
    expect(home.includes(escaped(answers.legalName))).toBe(true);
    for (const { hourly, priceCents } of tiers) {
      const dearer = (hourly?.rateCents ?? priceCents) + PRICE_INCREASE_CENTS;
      expect(home.includes(formatUsd(dearer, { grouped: false })), `${dearer} cents`).toBe(true);
    }
  });

  test("sells a seventh package and a fourth template", () => {
    expect(pageAt("packages")).toContain("Seven ways");
    expect(pageAt("packages")).toContain(`id="${extraPackage.id}"`);
    expect(pageAt("templates")).toContain("Four complete sites");
    expect(pageAt(extraTemplate.id)).toContain(`<title>${extraTemplate.name} template`);
    expect(pageAt(extraTemplate.id)).toMatch(
      /<meta property="og:image" content="[^"]+\/images\/og-harbor-notes-/,
    );
    expect(readFileSync(join(client, "sitemap.xml"), "utf8")).toContain(`/${extraTemplate.id}<`);
  });

  test("answers the new questions, under headings that have some", () => {
    for (const question of newFaqs) expect(pageAt("faq")).toContain(question);
    expect(pageAt("faq")).not.toContain('id="later"');
  });

  test("has no place for quotes, client sites and networks that it does not have", () => {
    const home = pageAt("");
    expect(home).not.toContain('aria-roledescription="carousel"');
    expect(home).not.toContain("Main Street");
    expect(home).not.toContain("Try a door");
    expect(home).toMatch(/\/images\/street-day-plain-[0-9a-f]{8}\.svg/);
    expect(home).not.toMatch(/\/images\/street-(day|night)-[0-9a-f]{8}\.svg/);
    expect(home).not.toContain("sameAs");
    expect(home).not.toContain('<ul class="mt-6 -ml-3 flex">');
  });

  test("has no page without projects, and nothing that leads to one", () => {
    const pages = builtPages(client).filter(({ file }) => !/^\/(demos|sites)\//.test(file));
    expect(pages.map(({ file }) => file)).not.toContain("/portfolio/index.html");
    for (const { file, html } of pages) expect(html, file).not.toContain('href="/portfolio"');
    expect(readFileSync(join(client, "sitemap.xml"), "utf8")).not.toContain("portfolio");
  });
});
