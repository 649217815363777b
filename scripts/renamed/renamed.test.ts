/** The short form of `npm run test:renamed`: the types, the owner's suite and the pages of another owner's site. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/money";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPages } from "../../web/scripts/html-files.ts";
import { answers, DEARER_CENTS, fourth, newFaqs, seventh } from "./change-content.ts";
import { renamedHouse, runIn } from "./in-copy.ts";

const PATIENCE_MS = 600_000;
let house: string;
let client: string;
const pageAt = (path: string) => readFileSync(join(client, path, "index.html"), "utf8");
const escaped = (text: string) => text.replaceAll("&", "&amp;");

beforeAll(() => {
  house = renamedHouse();
  client = join(house, "web/build/client");
  runIn(house, "npm", "run", "build", "-w", "web");
}, PATIENCE_MS);
afterAll(() => rmSync(house, { recursive: true }));

test("other content passes the type-checker", { timeout: PATIENCE_MS }, () => {
  for (const part of ["contract", "templates", "web"])
    runIn(house, "npm", "run", "types", "-w", part);
});

test("other content passes the owner's suite", { timeout: PATIENCE_MS }, () => {
  runIn(house, "npx", "vitest", "run", "--project", "own content");
});

describe("the site of another owner", () => {
  test("has its name and prices", () => {
    // React puts a comment between the sign and the figure.
    const home = pageAt("").replaceAll("<!-- -->", "");
    expect(home.includes(escaped(answers.legalName))).toBe(true);
    for (const { hourly, priceCents } of tiers) {
      const dearer = (hourly?.rateCents ?? priceCents) + DEARER_CENTS;
      expect(home.includes(formatUsd(dearer, { grouped: false })), `${dearer} cents`).toBe(true);
    }
  });

  test("sells a seventh package and a fourth template", () => {
    expect(pageAt("packages")).toContain("Seven ways");
    expect(pageAt("packages")).toContain(`id="${seventh.id}"`);
    expect(pageAt("templates")).toContain("Four complete sites");
    expect(pageAt(fourth.id)).toContain(`<title>${fourth.name} template`);
    expect(pageAt(fourth.id)).toMatch(
      /<meta property="og:image" content="[^"]+\/images\/og-harbor-notes-/,
    );
    expect(readFileSync(join(client, "sitemap.xml"), "utf8")).toContain(`/${fourth.id}<`);
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
