/** Checks that the owner's content is complete and consistent; all other tests use the sample. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { packages, templates, tiers } from "@agency/contract/catalog";
import { getTemplateFile } from "@agency/contract/offers/template-files";
import { describe, expect, it, test } from "vitest";
import { accessibility } from "#app/content/accessibility.ts";
import { announcement } from "#app/content/announcement.ts";
import { clients } from "#app/content/clients.ts";
import { faqGroups, faqs } from "#app/content/faqs.ts";
import { privacy } from "#app/content/privacy.ts";
import { projects } from "#app/content/projects.ts";
import { strengths } from "#app/content/strengths.ts";
import { templatePages } from "#app/content/template-pages.ts";
import { terms } from "#app/content/terms.ts";
import { testimonials } from "#app/content/testimonials.ts";
import { tierCardBacks } from "#app/content/tier-backs.ts";
import { tierToPackage } from "#app/content/tier-to-package.ts";
import type { Client } from "#app/content/types.ts";
import { type Picture, templateCards, templateTops } from "#app/images.generated.ts";
import {
  templateFronts,
  templatePictures,
  templateStages,
  templateStagesSmall,
} from "#app/templates.generated.ts";
import { findMissingContent } from "../../scripts/content/missing.ts";
import { clientSites } from "../../sites/client-sites.ts";

const publicFolder = join(import.meta.dirname, "../../public");
const templatesFolder = join(import.meta.dirname, "../../../templates");

function expectFile(picture: Picture | string) {
  const path = typeof picture === "string" ? picture : `${picture.path}-${picture.widths[0]}.webp`;
  expect(existsSync(join(publicFolder, path)), path).toBe(true);
}

function expectUnique(values: readonly string[]) {
  expect(values).toEqual([...new Set(values)]);
}

const getIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe("the agency", () => {
  it("has a valid email, phone number, URL and address", () => {
    expect(agency.email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
    expect(agency.phone).toMatch(/^\+[\d ]{8,}$/);
    expect(new URL(agency.siteUrl).href).toBe(`${agency.siteUrl}/`);
    expect(agency.postalAddress.join("")).not.toBe("");
  });

  it("has a valid time zone", () => {
    expect(() => new Intl.DateTimeFormat("en-US", { timeZone: agency.timeZone })).not.toThrow();
  });

  it("links to social networks by full URLs", () => {
    expectUnique(agency.social.map(({ name }) => name));
    for (const { url } of agency.social) expect(new URL(url).protocol).toBe("https:");
  });
});

describe("the catalog", () => {
  const sold = [...tiers, ...templates];

  it("has unique ids and names", () => {
    expectUnique(getIds([...sold, ...packages]));
    expectUnique([...sold.map(({ name }) => name), ...packages.map(({ title }) => title)]);
  });

  it("has prices in whole cents with a text", () => {
    for (const { priceCents = 1, priceText } of [...sold, ...packages]) {
      expect(Number.isInteger(priceCents) && priceCents > 0, priceText).toBe(true);
      expect(priceText).not.toBe("");
    }
  });

  it("refers only to existing tiers and packages", () => {
    for (const { closestPackage } of tiers) {
      if (closestPackage) expect(getIds(packages)).toContain(closestPackage);
    }
    for (const { closestTier } of packages) {
      if (closestTier) expect(getIds(tiers)).toContain(closestTier);
    }
  });

  it("recommends at most one package", () => {
    expect(packages.filter(({ popular }) => popular).length).toBeLessThan(2);
  });

  it.each(packages)("links $title to a page of the site or to its quote form", (offer) => {
    const { pathname, searchParams } = new URL(offer.path, agency.siteUrl);
    expect(offer.path).toMatch(/^\//);
    if (pathname === "/") expect(searchParams.get("package")).toBe(offer.title);
  });
});

describe.each(templates)("the template $id", (template) => {
  it("has a folder and a packed ZIP", () => {
    expect(existsSync(join(templatesFolder, template.id, "package.json"))).toBe(true);
    expect(getTemplateFile(template).fileName).toMatch(new RegExp(`^${template.id}-`));
  });

  it("has a page with a unique URL", () => {
    expect(template.detailUrl).toMatch(/^\/[a-z-]+$/);
    expect(templates.filter(({ detailUrl }) => detailUrl === template.detailUrl)).toHaveLength(1);
  });

  it("has texts and pictures", () => {
    const { id } = template;
    const { screenshots = [] } = templatePages[id] ?? {};
    const { full, rest, shots = [] } = templatePictures[id] ?? {};
    const stages = [templateStages[id], templateStagesSmall[id]];
    const covers = [templateTops[id], templateFronts[id], templateCards[id], ...stages];
    const shown = [...covers, full, rest, ...shots];
    expect(screenshots).not.toEqual([]);
    expect(shots).toHaveLength(screenshots.length);
    for (const picture of shown) expectFile(picture ?? "");
    expectUnique(screenshots.map(({ alt }) => alt));
  });
});

test("has a value for each package in each row of the comparison", () => {
  expect(findMissingContent()).toEqual([]);
});

test("has texts only for tiers of the catalog", () => {
  const ids = [...Object.keys(tierCardBacks), ...Object.keys(tierToPackage)];
  expect(getIds(tiers)).toEqual(expect.arrayContaining(ids));
});

test("has a unique hash for every FAQ and every group", () => {
  const ids = getIds([...faqGroups, ...faqs]);
  expectUnique(ids);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
});

test("has the pictures of testimonials, projects and strengths", () => {
  expectUnique(testimonials.map(({ user }) => user));
  for (const { image } of testimonials) expectFile(image);
  for (const { page, phone } of projects) [page, phone].forEach(expectFile);
  for (const { drawing } of strengths) expectFile(drawing);
});

test("links projects to clients' sites, and internal links to published sites", () => {
  const urls = Object.values<Client>(clients).map(({ url }) => url);
  const internalUrls = clientSites.map(({ name }) => `/sites/${name}/`);
  expectUnique(getIds(projects));
  expect(urls).toEqual(expect.arrayContaining(projects.map(({ url }) => url)));
  for (const url of urls) {
    if (url.startsWith("/")) expect(internalUrls).toContain(url);
    else expect(new URL(url).protocol).toBe("https:");
  }
});

test.each([terms, privacy, accessibility])("has a date and unique sections: $title", (document) => {
  expect(new Date(document.updated).getTime()).not.toBeNaN();
  expectUnique(getIds(document.sections));
});

test("has an announcement with a text and a link", () => {
  expect(announcement.linkText).not.toBe("");
  expect(announcement.href).toMatch(/^\/|^https:/);
});
