import { agency } from "@agency/contract/agency";
import { templateFiles } from "@agency/contract/template-files.generated";
import { zipSync } from "fflate";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { drawnToday, staleDrawings, stalePictures } from "../../art/made-from.ts";
import { leftoversIn } from "./leftovers.ts";
import { sampleWords } from "./sample-words.ts";
import { staleKit } from "./stale.ts";

const year = 2026;
const found = (name: string, text: string | Uint8Array) =>
  leftoversIn(name, typeof text === "string" ? Buffer.from(text) : text, { year });

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
])("%s with %s is told with the word in it", (name, text, word) => {
  expect(found(name, text)).toEqual([`${name}: ${word}`]);
});

test("words of the sample in a ZIP and in a PDF are found too", async () => {
  const zip = zipSync({ "kit/LICENSE.md": Buffer.from("Sold by Mesa & Main LLC") });
  expect(found("kit.zip", zip)).toEqual(["kit.zip/kit/LICENSE.md: Mesa & Main"]);
  expect(found("a.pdf", await pdf("An offer of Mesa & Main"))).toEqual(["a.pdf: Mesa & Main"]);
});

test.each(["© 2027 Somebody", "Copyright (c) 2024-2027 Somebody", "&copy; 2027"])(
  "%s claims a year that has not come",
  (text) => {
    expect(found("LICENSE.md", text)).toEqual([
      expect.stringContaining("a year that has not come"),
    ]);
  },
);

test("an owner's own site has nothing that is found", async () => {
  const own =
    "River & Pine, 7 Dock Road, hi@riverpine.com, +1 312 555 0100. © 2026, since 2024–2026";
  for (const name of ["index.html", "a.js", "a.svg", "LICENSE.md"])
    expect(found(name, own)).toEqual([]);
  expect(found("a.pdf", await pdf(own))).toEqual([]);
  expect(found("kit.zip", zipSync({ "a.md": Buffer.from(own) }))).toEqual([]);
});

test("everything that tells who the sample agency is, is among its words", () => {
  const facts = [agency.name, agency.legalName, agency.tagline, agency.email, agency.phone];
  const more = [agency.siteUrl, agency.venmoHandle, agency.postalAddress[0] ?? ""];
  for (const fact of [...facts, ...more, ...agency.social.map(({ url }) => url)])
    expect([fact, sampleWords.some((word) => fact.includes(word))]).toEqual([fact, true]);
});

test("a picture that was made for another name or mark is found, and one that is current is not", () => {
  expect(stalePictures(drawnToday)).toEqual([]);
  const { "og-faq": _, ...made } = drawnToday;
  expect(stalePictures({ ...made, icons: "of another mark", "og-home": "" })).toEqual(
    expect.arrayContaining(["icons", "og-home", "og-faq"]),
  );
});

test("a drawing whose file shows another mark is found", () => {
  expect(staleDrawings()).toEqual([]);
  expect(staleDrawings(["empty-bag-00000000.svg"])).toContain("empty-bag");
});

test("a license of another seller is found, and a kit that changed since it was packed", () => {
  const id = "basic-single-page";
  const zip = zipSync({ [`${id}/LICENSE.md`]: Buffer.from("Sold by River & Pine LLC.") });
  const kit = { id, zip, version: "1.0.0", fileName: "", sha256: templateFiles[id].sha256 };
  expect(staleKit(kit, "River & Pine LLC")).toEqual([]);
  expect(staleKit(kit, "Mesa & Main LLC")).toEqual([
    `templates/${id}: its license names another seller than Mesa & Main LLC`,
  ]);
  expect(staleKit({ ...kit, sha256: "0" }, "River & Pine LLC")).toEqual([
    expect.stringContaining("changed since it was packed"),
  ]);
});
