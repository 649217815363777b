import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { agency } from "@agency/contract/agency";
import { packages, tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/format/money";
import { templateFiles } from "@agency/contract/template-files.generated";
import { zipSync } from "fflate";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { clients } from "#app/content/clients.ts";
import { comparison } from "#app/content/comparison.ts";
import { areDoorsOutdated, drawnClients } from "../../art/doors.ts";
import {
  currentHashes,
  findOutdatedDrawings,
  findOutdatedPictures,
} from "../../art/source-hashes.ts";
import { shots } from "../../art/stories.ts";
import { findOutdatedKit } from "./find-outdated-assets.ts";
import { findSampleContentIn } from "./find-sample-content.ts";
import { findMissingContent } from "./missing.ts";
import { sampleMarkers } from "./sample-markers.ts";
import { findSampleTexts } from "./sample-texts.ts";

const year = 2026;
const found = (name: string, text: string | Uint8Array) =>
  findSampleContentIn(name, typeof text === "string" ? Buffer.from(text) : text, { year });

const pdf = (text: string) =>
  new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    const document = new PDFDocument().text(text);
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.end();
  });

test.each([
  ["index.html", "<p>By Mesa &amp; Main</p>", "Mesa & Main"],
  ["assets/a.js", 'const a="Mesa \\u0026 Main"', "Mesa & Main"],
  ["a.html", '<a href="mailto:hello@mesaandmain.example">', "mesaandmain.example"],
  ["a.html", '<a href="tel:+13035550142">', "+13035550142"],
  ["a.js", 'x("https://venmo.com/mesa-and-main")', "mesa-and-main"],
  ["a.svg", "<text>214 Example Street</text>", "214 Example Street"],
  ["site.webmanifest", '{"name":"Mesa & Main"}', "Mesa & Main"],
  ["a.html", "<q>…</q><b>Priya Nair</b>", "Priya Nair"],
])("reports the sample text of %s: %s", (name, text, marker) => {
  expect(found(name, text)).toEqual([`${name}: ${marker}`]);
});

test("finds sample text in a ZIP and in a PDF", async () => {
  const zip = zipSync({ "kit/LICENSE.md": Buffer.from("Sold by Mesa & Main LLC") });
  expect(found("kit.zip", zip)).toEqual(["kit.zip/kit/LICENSE.md: Mesa & Main"]);
  expect(found("a.pdf", await pdf("An offer of Mesa & Main"))).toEqual(["a.pdf: Mesa & Main"]);
});

test.each(["© 2027 Someone", "Copyright (c) 2024-2027 Someone", "&copy; 2027"])(
  "reports a copyright in the future: %s",
  (text) => {
    expect(found("LICENSE.md", text)).toEqual([expect.stringContaining("a year in the future")]);
  },
);

test("reports nothing when the content is the owner's", async () => {
  const own =
    "River & Pine, 7 Dock Road, hi@riverpine.com, +1 312 555 0100. © 2026, since 2024–2026";
  for (const name of ["index.html", "a.js", "a.svg", "LICENSE.md"])
    expect(found(name, own)).toEqual([]);
  expect(found("a.pdf", await pdf(own))).toEqual([]);
  expect(found("kit.zip", zipSync({ "a.md": Buffer.from(own) }))).toEqual([]);
});

test("has a marker for every detail of the sample agency", () => {
  const details = [agency.name, agency.legalName, agency.tagline, agency.email, agency.phone];
  const more = [agency.siteUrl, agency.venmoHandle, agency.postalAddress[0] ?? ""];
  for (const detail of [...details, ...more, ...agency.social.map(({ url }) => url)])
    expect([detail, sampleMarkers.some((marker) => detail.includes(marker))]).toEqual([
      detail,
      true,
    ]);
});

test("finds pictures that were made for another name or mark", () => {
  expect(findOutdatedPictures(currentHashes)).toEqual([]);
  const { "og-faq": _, ...made } = currentHashes;
  expect(findOutdatedPictures({ ...made, icons: "of another mark", "og-home": "" })).toEqual(
    expect.arrayContaining(["icons", "og-home", "og-faq"]),
  );
});

test("finds drawings whose file shows another mark", () => {
  expect(findOutdatedDrawings()).toEqual([]);
  expect(findOutdatedDrawings(["empty-bag-00000000.svg"])).toContain("empty-bag");
});

test("lists the sample clients in the order of their houses on Main Street", () => {
  expect(Object.keys(clients)).toEqual(drawnClients);
});

test("finds outdated positions of the links over the houses", () => {
  expect(areDoorsOutdated()).toBe(false);
  expect(areDoorsOutdated("")).toBe(true);
});

test("finds a license of another seller and a template that changed after packing", () => {
  const id = "basic-single-page";
  const zip = zipSync({ [`${id}/LICENSE.md`]: Buffer.from("Sold by River & Pine LLC.") });
  const kit = { id, zip, sha256: templateFiles[id].sha256 };
  expect(findOutdatedKit(kit, "River & Pine LLC")).toEqual([]);
  expect(findOutdatedKit(kit, "Mesa & Main LLC")).toEqual([
    `templates/${id}: its license does not name Mesa & Main LLC`,
  ]);
  expect(findOutdatedKit({ ...kit, sha256: "0" }, "River & Pine LLC")).toEqual([
    expect.stringContaining("changed since it was packed"),
  ]);
});

test("reports the row and the file when the comparison lacks a package", () => {
  expect(findMissingContent()).toEqual([]);
  expect(findMissingContent([...packages, { id: "tune-up" }])).toEqual(
    comparison.map(
      ({ label }) => `web/app/content/comparison.ts: "${label}" has no value for "tune-up"`,
    ),
  );
  expect(findMissingContent(packages.slice(1))).toContain(
    'web/app/content/comparison.ts: "Pages" has a value for "starter", which is not in the catalog',
  );
});

test("reports legal pages and FAQs that are identical to the sample", () => {
  expect(findSampleTexts().map((line) => line.split(":")[0])).toEqual([
    "terms.ts",
    "privacy.ts",
    "accessibility.ts",
    "faqs.ts",
  ]);
  const own = { title: "Terms", updated: "May 2, 2027" };
  expect(findSampleTexts([["terms.ts", own, { ...own, updated: "July 21, 2025" }]])).toEqual([]);
});

test("draws the receipt with the hourly price of the catalog", () => {
  const { hourly } = tiers.find((tier) => tier.hourly) ?? {};
  const receipt = shots.find(({ name }) => name === "story-refund");
  const prices = JSON.stringify(receipt).match(/\$[\d,]+/g);
  const hours = (count: number) => formatUsd(count * (hourly?.rateCents ?? 0));
  expect(prices).toEqual([hours(4), hours(1), hours(1)]);
});

const root = join(import.meta.dirname, "../../..");
const samples = globSync(["contract/sample/*.ts", "web/app/content/sample/*.ts"], { cwd: root });

test.each(samples)("imports only what an owner's copy of %s can import", (file) => {
  const text = readFileSync(join(root, file), "utf8");
  for (const [, path = ""] of text.matchAll(/ from "(\..+)"/g)) {
    // A copy is one folder above the sample.
    expect(existsSync(join(root, file, "../..", path)), path).toBe(true);
  }
});
