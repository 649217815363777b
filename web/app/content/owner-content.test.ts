/**
 * What the owner wrote, whatever it says: that it is complete and does not contradict itself. Every other test stands on
 * the sample. What is still the sample's is listed by `npm run content:check`.
 */
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
import { tierBacks } from "#app/content/tier-backs.ts";
import { tierToPackage } from "#app/content/tier-to-package.ts";
import type { Client } from "#app/content/types.ts";
import { type Picture, templateCards, templateTops } from "#app/images.generated.ts";
import {
  templateFronts,
  templatePictures,
  templateStages,
  templateStagesSmall,
} from "#app/templates.generated.ts";
import { missingContent } from "../../scripts/content/missing.ts";
import { clientSites } from "../../sites/client-sites.ts";

const publicFolder = join(import.meta.dirname, "../../public");
const kits = join(import.meta.dirname, "../../../templates");

function expectFile(picture: Picture | string) {
  const path = typeof picture === "string" ? picture : `${picture.path}-${picture.widths[0]}.webp`;
  expect(existsSync(join(publicFolder, path)), path).toBe(true);
}

function expectDifferent(values: readonly string[]) {
  expect(values).toEqual([...new Set(values)]);
}

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe("the agency", () => {
  it("can be written to, called and visited", () => {
    expect(agency.email).toMatch(/^[^\s@]+@[^\s@]+\.[^\s@]+$/);
    expect(agency.phone).toMatch(/^\+[\d ]{8,}$/);
    expect(new URL(agency.siteUrl).href).toBe(`${agency.siteUrl}/`);
    expect(agency.postalAddress.join("")).not.toBe("");
  });

  it("has a time zone that clocks know", () => {
    expect(() => new Intl.DateTimeFormat("en-US", { timeZone: agency.timeZone })).not.toThrow();
  });

  it("names its pages elsewhere by whole addresses", () => {
    expectDifferent(agency.social.map(({ name }) => name));
    for (const { url } of agency.social) expect(new URL(url).protocol).toBe("https:");
  });
});

describe("the catalog", () => {
  const sold = [...tiers, ...templates];

  it("gives everything an id and a name of its own", () => {
    expectDifferent(idsOf([...sold, ...packages]));
    expectDifferent([...sold.map(({ name }) => name), ...packages.map(({ title }) => title)]);
  });

  it("has prices in whole cents, and says each", () => {
    for (const { priceCents = 1, priceText } of [...sold, ...packages]) {
      expect(Number.isInteger(priceCents) && priceCents > 0, priceText).toBe(true);
      expect(priceText).not.toBe("");
    }
  });

  it("names tiers and packages close to each other that it has", () => {
    for (const { closestPackage } of tiers) {
      if (closestPackage) expect(idsOf(packages)).toContain(closestPackage);
    }
    for (const { closestTier } of packages) {
      if (closestTier) expect(idsOf(tiers)).toContain(closestTier);
    }
  });

  it("recommends one package at most", () => {
    expect(packages.filter(({ popular }) => popular).length).toBeLessThan(2);
  });

  it.each(packages)("$title leads to a page of the site, or to a quote for itself", (offer) => {
    const { pathname, searchParams } = new URL(offer.path, agency.siteUrl);
    expect(offer.path).toMatch(/^\//);
    if (pathname === "/") expect(searchParams.get("package")).toBe(offer.title);
  });
});

describe.each(templates)("the template $id", (template) => {
  it("is a folder that has been packed", () => {
    expect(existsSync(join(kits, template.id, "package.json"))).toBe(true);
    expect(getTemplateFile(template).fileName).toMatch(new RegExp(`^${template.id}-`));
  });

  it("has a page at an address of its own", () => {
    expect(template.detailUrl).toMatch(/^\/[a-z-]+$/);
    expect(templates.filter(({ detailUrl }) => detailUrl === template.detailUrl)).toHaveLength(1);
  });

  it("has words and pictures", () => {
    const { id } = template;
    const { screenshots = [] } = templatePages[id] ?? {};
    const { full, rest, shots = [] } = templatePictures[id] ?? {};
    const stages = [templateStages[id], templateStagesSmall[id]];
    const covers = [templateTops[id], templateFronts[id], templateCards[id], ...stages];
    const shown = [...covers, full, rest, ...shots];
    expect(screenshots).not.toEqual([]);
    expect(shots).toHaveLength(screenshots.length);
    for (const picture of shown) expectFile(picture ?? "");
    expectDifferent(screenshots.map(({ alt }) => alt));
  });
});

test("the comparison has a value for each package in each row", () => {
  expect(missingContent()).toEqual([]);
});

test("what is told of tiers is told of tiers that are sold", () => {
  const told = [...Object.keys(tierBacks), ...Object.keys(tierToPackage)];
  expect(idsOf(tiers)).toEqual(expect.arrayContaining(told));
});

test("every group of questions and every question has an address of its own", () => {
  const ids = idsOf([...faqGroups, ...faqs]);
  expectDifferent(ids);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
});

test("quotes, projects and strengths have their pictures", () => {
  expectDifferent(testimonials.map(({ user }) => user));
  for (const { image } of testimonials) expectFile(image);
  for (const { page, phone } of projects) [page, phone].forEach(expectFile);
  for (const { drawing } of strengths) expectFile(drawing);
});

test("projects are clients' sites, and a site on this host is one that is published", () => {
  const urls = Object.values<Client>(clients).map(({ url }) => url);
  const here = clientSites.map(({ name }) => `/sites/${name}/`);
  expectDifferent(idsOf(projects));
  expect(urls).toEqual(expect.arrayContaining(projects.map(({ url }) => url)));
  for (const url of urls) {
    if (url.startsWith("/")) expect(here).toContain(url);
    else expect(new URL(url).protocol).toBe("https:");
  }
});

test.each([terms, privacy, accessibility])("$title has a date and named sections", (document) => {
  expect(new Date(document.updated).getTime()).not.toBeNaN();
  expectDifferent(idsOf(document.sections));
});

test("the announcement says something and leads somewhere", () => {
  expect(announcement.linkText).not.toBe("");
  expect(announcement.href).toMatch(/^\/|^https:/);
});
