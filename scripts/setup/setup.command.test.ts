import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, ownerEnvironment, restoreSampleContent } from "../copy-repository.ts";
import { answersSchema } from "./answers.ts";
import { readAnswers } from "./read-answers.ts";

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

let copy: string;
beforeAll(() => {
  copy = restoreSampleContent(copyRepository());
});
afterAll(() => rmSync(copy, { recursive: true }));

const node = (...args: string[]) =>
  spawnSync("node", args, {
    cwd: copy,
    encoding: "utf8",
    env: ownerEnvironment(copy),
  });

function setUp(input: object) {
  writeFileSync(join(copy, "my-agency.json"), JSON.stringify(input));
  return node("scripts/setup/setup.ts", "--from", "my-agency.json");
}

/** Imports a module of the copy in a separate process, and returns its exports. */
const readExports = (file: string) =>
  JSON.parse(node("-e", `import("./${file}").then((m) => console.log(JSON.stringify(m)))`).stdout);

/** Hashes of all files that setup may write. */
const hashFiles = () =>
  globSync(["contract/*.ts", "web/{app,art,public}/**/*"], { cwd: copy })
    .filter((file) => /\.\w+$/.test(file))
    .sort()
    .map((file): [string, string] => [
      file,
      createHash("sha256")
        .update(readFileSync(join(copy, file)))
        .digest("hex"),
    ]);

test("writes the agency's details, colors and logo from a file, and leaves no sample values", () => {
  const icon = readFileSync(join(copy, "web/public/favicon.svg"), "utf8");
  const before = new Map(hashFiles());
  const { status, stdout, stderr } = setUp(answers);
  expect([stderr, status]).toEqual(["", 0]);
  const written = hashFiles().flatMap(([file, hash]) => (before.get(file) === hash ? [] : file));
  // The output lists each changed file or its folder.
  const listed: string[] = stdout.match(/\b(contract|web)\/[\w./-]+\w/g) ?? [];
  expect(written).toEqual(expect.arrayContaining(["contract/agency.ts", "web/public/favicon.svg"]));
  expect(
    written.filter((file) => !listed.includes(file) && !listed.includes(dirname(file))),
    stdout,
  ).toEqual([]);
  const { colors, initials: _, venmoHandle, ...details } = answers;
  const { agency, sampleFields } = readExports("contract/agency.ts");
  expect(agency).toEqual({
    ...details,
    venmoHandle: venmoHandle.slice(1),
    formEndpoint: "/api/contact",
  });
  expect(sampleFields).toEqual([]);
  expect(readExports("contract/brand/colors.ts").colors).toMatchObject({
    "brand-600": colors.primary,
    accent: colors.accent,
  });
  const css = readFileSync(join(copy, "web/app/colors.css"), "utf8");
  expect(css).toContain(`--color-brand-600: ${colors.primary};`);
  expect(readExports("contract/brand/mark.ts").markPath).toMatch(/^M[\d.MLQCZ -]+Z$/);
  const drawn = readFileSync(join(copy, "web/public/favicon.svg"), "utf8");
  expect(drawn).toContain(colors.primary);
  expect(drawn).not.toBe(icon);
});

test("writes formatted and typed files, and uses the new time zone", () => {
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

test("lists the images, licenses and texts of the sample in the content check", () => {
  const { stdout, status } = node("web/scripts/check-content.ts");
  expect(stdout).not.toContain("agency.ts:");
  for (const file of ["terms.ts", "privacy.ts", "accessibility.ts", "faqs.ts"])
    expect(stdout).toContain(`${file}: identical to the sample`);
  expect(stdout).toContain("og-home: made for another name, mark, color or price");
  expect(stdout).toContain("templates/basic-single-page: changed since it was packed");
  expect(stdout).not.toContain("icons:");
  expect(status).toBe(1);
});

test("changes nothing with the same answers", () => {
  const before = hashFiles();
  expect(setUp(answers).stdout).toContain("Nothing changed.");
  expect(hashFiles()).toEqual(before);
});

test("changes only the values in the file", () => {
  const agency = readFileSync(join(copy, "contract/agency.ts"), "utf8");
  setUp({ colors: { accent: "#7a1fa2" } });
  expect(readFileSync(join(copy, "contract/agency.ts"), "utf8")).toBe(agency);
  expect(readExports("contract/brand/brand-colors.ts").brandColors).toMatchObject({
    "brand-600": answers.colors.primary,
    accent: "#7a1fa2",
  });
});

test.each([
  [{ email: "hello at obrien" }, "email must be an email address such as hello@your-studio.com"],
  [{ siteUrl: "http://obrien.pt" }, "siteUrl must be a URL such as https://your-studio.com"],
  [{ siteUrl: "https://obrien.pt/web" }, "siteUrl must have no path"],
  [{ phone: "call me" }, "phone must be a phone number such as +1 303 555 0142"],
  [{ phone: "12 34" }, "phone must have 7 to 15 digits"],
  [{ venmoHandle: "a b" }, "venmoHandle must be a Venmo handle such as @your-studio"],
  [{ timeZone: "Lisbon" }, "timeZone must be a time zone such as America/Denver"],
  [{ name: "" }, "name must not be empty"],
  [{ name: "Two\nlines" }, "name must be a single line of text"],
  [{ social: [{ name: "X", url: "javascript:alert(1)" }] }, "social.0.url must be a URL"],
  [{ colors: { primary: "green" } }, "colors.primary must be a color such as #0a6fc2"],
  [{ logo: "a.svg", initials: "AB" }, "set either a logo or initials, not both"],
  [{ slogan: "Hi" }, "slogan: unknown setting"],
])("rejects %j with a reason", (invalid, message) => {
  const file = join(copy, "invalid-agency.json");
  writeFileSync(file, JSON.stringify({ ...answers, ...invalid }));
  expect(() => readAnswers(file)).toThrow(message);
});

test.each([
  ["an invalid answer", { phone: "12 34" }, "phone must have 7 to 15 digits"],
  [
    "an unreadable color",
    { colors: { primary: "#ffcc00" } },
    "The closest readable color is #8d6e00.",
  ],
  ["a missing logo", { initials: undefined, logo: "no-such-file.svg" }, "File not found"],
])("prints the reason without a stack trace and writes nothing for %s", (_, invalid, message) => {
  const before = hashFiles();
  const { status, stderr } = setUp({ ...answers, name: "Other", ...invalid });
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/\n +at /);
  expect(status).toBe(1);
  expect(hashFiles()).toEqual(before);
});

test("explains the usage without a terminal and a file, and prints a valid example", () => {
  const { status, stderr } = node("scripts/setup/setup.ts");
  expect([status, stderr]).toEqual([1, expect.stringContaining("--from my-agency.json")]);
  const example = node("scripts/setup/setup.ts", "--print-example").stdout;
  expect(answersSchema.safeParse(JSON.parse(example)).success).toBe(true);
});
