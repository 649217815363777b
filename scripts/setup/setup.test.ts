import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, ownerEnvironment, restoreSampleContent } from "../copy-repository.ts";
import { answersSchema } from "./answers.ts";

const name = 'O\'Brien & "Sons" `$' + "{1}` */ }; <b>\\";
const answers = {
  name,
  legalName: "O'Brien & Sons Web Ltd",
  tagline: "Web studio by the river",
  founders: [{ name: "Ana O'Brien", role: "Design" }],
  city: "Lisbon",
  region: "Lisboa",
  timeZone: "Europe/Lisbon",
  postalAddress: ["Rua Nova 7", "1200-001 Lisboa"],
  email: "ola@obrien.pt",
  phone: "+351 21 555 01 42",
  siteUrl: "https://obrien.pt",
  venmoHandle: "@obrien-sons",
  social: [{ name: "GitHub", url: "https://github.com/obrien" }],
  colors: { primary: "#1d6b3a", accent: "#b4531a" },
  initials: "OB",
};

let house: string;
beforeAll(() => {
  house = restoreSampleContent(copyRepository());
});
afterAll(() => rmSync(house, { recursive: true }));

const node = (...args: string[]) =>
  spawnSync("node", args, {
    cwd: house,
    encoding: "utf8",
    env: ownerEnvironment(house),
  });

function setUp(said: object) {
  writeFileSync(join(house, "my-agency.json"), JSON.stringify(said));
  return node("scripts/setup/setup.ts", "--from", "my-agency.json");
}

/** What a module of the copy says, asked in a process of its own. */
const valuesOf = (file: string) =>
  JSON.parse(node("-e", `import("./${file}").then((m) => console.log(JSON.stringify(m)))`).stdout);

/** Everything that setup may write, byte for byte. */
const fingerprint = () =>
  globSync(["contract/*.ts", "web/{app,art,public}/**/*"], { cwd: house })
    .filter((file) => /\.\w+$/.test(file))
    .sort()
    .map((file): [string, string] => [
      file,
      createHash("sha256")
        .update(readFileSync(join(house, file)))
        .digest("hex"),
    ]);

test("a file of answers becomes the agency, its colors and its mark, and nothing is left a sample", () => {
  const icon = readFileSync(join(house, "web/public/favicon.svg"), "utf8");
  const before = new Map(fingerprint());
  const { status, stdout, stderr } = setUp(answers);
  expect([stderr, status]).toEqual(["", 0]);
  const written = fingerprint().flatMap(([file, hash]) => (before.get(file) === hash ? [] : file));
  // Each by its name or by its folder.
  const said: string[] = stdout.match(/\b(contract|web)\/[\w./-]+\w/g) ?? [];
  expect(written).toEqual(expect.arrayContaining(["contract/agency.ts", "web/public/favicon.svg"]));
  expect(
    written.filter((file) => !said.includes(file) && !said.includes(dirname(file))),
    stdout,
  ).toEqual([]);
  const { colors, initials: _, venmoHandle, ...facts } = answers;
  const { agency, sampleFields } = valuesOf("contract/agency.ts");
  expect(agency).toEqual({
    ...facts,
    venmoHandle: venmoHandle.slice(1),
    formEndpoint: "/api/contact",
  });
  expect(sampleFields).toEqual([]);
  expect(valuesOf("contract/brand/colors.ts").colors).toMatchObject({
    "brand-600": colors.primary,
    accent: colors.accent,
  });
  const css = readFileSync(join(house, "web/app/colors.css"), "utf8");
  expect(css).toContain(`--color-brand-600: ${colors.primary};`);
  expect(valuesOf("contract/brand/mark.ts").markPath).toMatch(/^M[\d.MLQCZ -]+Z$/);
  const drawn = readFileSync(join(house, "web/public/favicon.svg"), "utf8");
  expect(drawn).toContain(colors.primary);
  expect(drawn).not.toBe(icon);
});

test("what it wrote is formatted and typed like the rest, and the mails tell the time of the new place", () => {
  const files = [
    "contract/agency.ts",
    "contract/brand/brand-colors.ts",
    "contract/brand/mark.ts",
    "web/app/colors.css",
  ];
  expect(node("node_modules/@biomejs/biome/bin/biome", "ci", "--colors=off", ...files).status).toBe(
    0,
  );
  const types = node("node_modules/typescript/bin/tsc", "-p", "contract");
  expect([types.stdout, types.status]).toEqual(["", 0]);
  const time = node(
    "-p",
    `import("./contract/format/dates.ts").then((m) => console.log(m.formatTime(new Date("2026-11-16T21:05:00Z"))))`,
  );
  expect(time.stdout).toContain("Monday, November 16 at 9:05 PM, Lisbon time");
});

test("what was made for the sample is named: pictures, licenses, and its own words", () => {
  const { stdout, status } = node("web/scripts/check-content.ts");
  expect(stdout).not.toContain("agency.ts:");
  for (const file of ["terms.ts", "privacy.ts", "accessibility.ts", "faqs.ts"])
    expect(stdout).toContain(`${file}: word for word the sample's`);
  expect(stdout).toContain("og-home: photographed for another name, mark, color or price");
  expect(stdout).toContain("templates/basic-single-page: changed since it was packed");
  expect(stdout).not.toContain("icons:");
  expect(status).toBe(1);
});

test("the same answers again change nothing", () => {
  const before = fingerprint();
  expect(setUp(answers).stdout).toContain("Nothing changed.");
  expect(fingerprint()).toEqual(before);
});

test("an answer alone changes only what it is about", () => {
  const agency = readFileSync(join(house, "contract/agency.ts"), "utf8");
  setUp({ colors: { accent: "#7a1fa2" } });
  expect(readFileSync(join(house, "contract/agency.ts"), "utf8")).toBe(agency);
  expect(valuesOf("contract/brand/brand-colors.ts").brandColors).toMatchObject({
    "brand-600": answers.colors.primary,
    accent: "#7a1fa2",
  });
});

test.each([
  [{ email: "hello at obrien" }, "email must be an email such as hello@your-studio.com"],
  [{ siteUrl: "http://obrien.pt" }, "siteUrl must be an address such as https://your-studio.com"],
  [{ siteUrl: "https://obrien.pt/web" }, "siteUrl must have no path"],
  [{ phone: "call me" }, "phone must be a phone number such as +1 303 555 0142"],
  [{ phone: "12 34" }, "phone must have 7 to 15 digits"],
  [{ venmoHandle: "a b" }, "venmoHandle must be a Venmo handle such as @your-studio"],
  [{ timeZone: "Lisbon" }, "timeZone must be a time zone such as America/Denver"],
  [{ name: "" }, "name must not be empty"],
  [{ name: "Two\nlines" }, "name must be a single line of text"],
  [{ social: [{ name: "X", url: "javascript:alert(1)" }] }, "social.0.url must be an address"],
  [{ colors: { primary: "green" } }, "colors.primary must be a color such as #0a6fc2"],
  [{ colors: { primary: "#ffcc00" } }, "The nearest that can be read is #8d6e00."],
  [{ logo: "a.svg", initials: "AB" }, "name either a logo or initials, not both"],
  [{ initials: undefined, logo: "no-such-file.svg" }, "There is no file"],
  [{ slogan: "Hi" }, "slogan: nobody asks for this"],
])("%j is refused in plain words, and nothing is written", (wrong, words) => {
  const before = fingerprint();
  const { status, stderr } = setUp({ ...answers, name: "Other", ...wrong });
  expect(stderr).toContain(words);
  expect(stderr).not.toMatch(/\n +at /);
  expect(status).toBe(1);
  expect(fingerprint()).toEqual(before);
});

test("without a terminal and without a file it says how, and its example is a file of answers", () => {
  const { status, stderr } = node("scripts/setup/setup.ts");
  expect([status, stderr]).toEqual([1, expect.stringContaining("--from my-agency.json")]);
  const example = node("scripts/setup/setup.ts", "--print-example").stdout;
  expect(answersSchema.safeParse(JSON.parse(example)).success).toBe(true);
});
