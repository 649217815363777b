import { packages, tiers } from "@agency/contract/catalog";
import { hoursRefundPolicy } from "@agency/contract/policies";
import { describe, expect, it } from "vitest";
import { accessibility } from "#app/content/accessibility.ts";
import { comparison } from "#app/content/comparison.ts";
import { faqGroups, faqs } from "#app/content/faqs.ts";
import { privacy } from "#app/content/privacy.ts";
import { projects } from "#app/content/projects.ts";
import { templatePages } from "#app/content/template-pages.ts";
import { terms } from "#app/content/terms.ts";
import { testimonials } from "#app/content/testimonials.ts";
import { tierCardBacks } from "#app/content/tier-backs.ts";
import type { LegalDocument, Testimonial } from "#app/content/types.ts";

const countWords = (text: string) => text.split(/\s+/).length;
const joinText = (document: LegalDocument) =>
  [document.intro, ...document.sections.flatMap(({ body }) => body.flat())].join("\n");

describe("faqs", () => {
  const answers = faqs.map(({ answer }) => answer).join("\n");

  it("[FAQ-1] has 15 different questions", () => {
    expect(new Set(faqs.map(({ question }) => question)).size).toBe(15);
    expect(faqs).toHaveLength(15);
  });

  it("has a unique hash for every group and every question", () => {
    const ids = [...faqGroups, ...faqs].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
  });

  it.each([
    /50% deposit.+other 50% is due on delivery/,
    /minimum of 2 billed hours.+refund for the unused time/,
    /Venmo, the peer-to-peer payment app, because it avoids processing fees/,
  ])("[FAQ-1] states %s", (fact) => {
    expect(answers).toMatch(fact);
  });
});

describe("prepaid hours", () => {
  const maintenance = tiers.find(({ hourly }) => hourly);
  const answer = faqs.find(({ id }) => id === "hourly-work")?.answer;
  const section = terms.sections.find(({ id }) => id === "hourly-work");

  it.each([
    ["the FAQ", answer, "beyond those 2 hours"],
    ["the terms", section?.body.flat().join(" "), "beyond that minimum"],
    ["the catalog", maintenance?.details, "time beyond them"],
    ["the policy", hoursRefundPolicy, "at least two hours are billed"],
  ])("promises in %s a refund of unused time beyond the minimum only", (_, text, limit) => {
    expect(text).toMatch(/refund/);
    expect(text).toContain(limit);
  });

  it("shows an example on the card that matches the refund policy", () => {
    const example = tierCardBacks["website-maintenance"]?.example;
    expect(example).toBe("A form fixed in 3 of 4 hours: $50 of $200 refunded.");
  });
});

describe("testimonials", () => {
  it("[TESTI-1] has seven", () => {
    expect(testimonials).toHaveLength(7);
  });

  it("[TESTI-2] describes only the last four people", () => {
    const described = (testimonials as readonly Testimonial[]).map(
      ({ description }) => description !== undefined,
    );
    expect(described).toEqual([false, false, false, true, true, true, true]);
  });

  it.each(testimonials)("quotes $user in 20 to 45 words", ({ quote }) => {
    expect(countWords(quote)).toBeGreaterThanOrEqual(20);
    expect(countWords(quote)).toBeLessThanOrEqual(45);
  });
});

it("[FOLIO-1] has eight projects with unique ids", () => {
  expect(new Set(projects.map(({ id }) => id)).size).toBe(8);
  expect(projects).toHaveLength(8);
});

it("[DETAIL-3] has four screenshots for Basic and Simple and six for Small Business", () => {
  const counts = Object.values(templatePages).map(({ screenshots }) => screenshots.length);
  expect(counts).toEqual([4, 4, 6]);
});

it("has a unique description for every screenshot", () => {
  const alts = Object.values(templatePages).flatMap(({ screenshots }) =>
    screenshots.map(({ alt }) => alt),
  );
  expect(new Set(alts).size).toBe(alts.length);
  expect(Math.min(...alts.map(countWords))).toBeGreaterThan(4);
});

it.each(comparison)("compares $label across all packages", ({ values }) => {
  expect(Object.keys(values).toSorted()).toEqual(packages.map(({ id }) => id).toSorted());
});

describe.each([terms, privacy, accessibility] as readonly LegalDocument[])(
  "$title",
  ({ sections }) => {
    it("has unique section ids", () => {
      const ids = sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });
  },
);

it.each([
  /law of the State of Colorado/,
  /courts in Denver/,
  /late fee of 1\.5% monthly/,
  /50% deposit/,
  /net 15/,
  /\$50\/hr/,
  /6 months for custom builds and 3 months for CMS sites/,
  /up to two revision rounds/,
  /2-4 weeks for a 5-7 page site/,
])("[LEGAL-1] states %s in the terms", (fact) => {
  expect(terms.updated).toBe("July 21, 2025");
  expect(joinText(terms)).toMatch(fact);
});

it("[LEGAL-2] states in the privacy policy that the site is not for children under 16", () => {
  expect(joinText(privacy)).toContain("not directed to children under 16");
});
