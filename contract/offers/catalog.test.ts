import { packages, templates, tiers } from "@agency/contract/catalog";
import { hoursRefundPolicy } from "@agency/contract/policies";
import { expect, test } from "vitest";
import { formatAmount, formatUsd, parseAmount } from "../format/money.ts";
import { relatedPackage, relatedTier } from "./related-offers.ts";
import { templatePlans } from "./types.ts";

test("has the tiers' prices and notes of the specification", () => {
  expect(tiers.map(({ name, priceText, disclaimer }) => [name, priceText, disclaimer])).toEqual([
    ["CMS Site Build", "From $2000", "(price based on complexity)"],
    ["Custom Site Build", "From $3000", "(price based on complexity)"],
    ["Website Maintenance", "$50/hr", "(2 hr minimum - for existing sites)"],
    ["Logo Design", "$80", "(one-time charge - covers all formats)"],
  ]);
});

test("has the packages' prices of the specification and marks Growth as popular", () => {
  expect(packages.map(({ title, priceText }) => [title, priceText])).toEqual([
    ["Starter", "$1,500"],
    ["Growth", "$3,000"],
    ["Professional", "Starts at $6,000"],
    ["DIY Starter", "$299"],
    ["DIY Pro", "$1,999"],
    ["The Works", "Custom pricing"],
  ]);
  expect(packages.filter(({ popular }) => popular).map(({ title }) => title)).toEqual(["Growth"]);
});

test("links each build and its closest package to each other", () => {
  const builds = tiers.filter(({ action }) => action === "contact");
  expect(builds.map((tier) => relatedPackage(tier)?.title)).toEqual(["Starter", "Growth"]);
  for (const tier of builds) {
    const offer = relatedPackage(tier);
    expect(offer && relatedTier(offer)).toBe(tier);
  }
  for (const offer of packages.filter(({ closestTier }) => closestTier)) {
    expect(relatedTier(offer)).toBeDefined();
  }
});

test("sells the first plan on a template's page", () => {
  expect(templates.map((template) => templatePlans(template)[0])).toEqual([
    { name: "Basic Single-Page", price: "$49" },
    { name: "Simple Multi-Page", price: "$69" },
    { name: "Small Business Site", price: "$99" },
  ]);
});

test("has unique names and IDs, which links and orders refer to", () => {
  for (const names of [
    tiers.map(({ id }) => id),
    packages.map(({ id }) => id),
    [...tiers, ...templates].map(({ name }) => name),
  ]) {
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each([
  [150_000, "$1,500", "1500"],
  [4_950, "$49.50", "49.50"],
])("formats %i cents as %s on a page and as %s in a link", (cents, usd, amount) => {
  expect(formatUsd(cents)).toBe(usd);
  expect(formatAmount(cents)).toBe(amount);
  expect(parseAmount(amount)).toBe(cents);
});

test("uses the same minimum for hourly work as the policy", () => {
  const minimums = tiers.flatMap(({ hourly }) => hourly?.minimumHours ?? []);
  expect(minimums).toEqual([2]);
  expect(hoursRefundPolicy).toContain("at least two hours are billed");
});
