import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, ownerEnvironment, restoreSampleContent } from "../copy-repository.ts";

let copy: string;
beforeAll(() => {
  copy = restoreSampleContent(copyRepository());
});
afterAll(() => rmSync(copy, { recursive: true }));

const ENTER = "\r";
const DOWN = "\u001b[B";
const CTRL_C = "\u0003";

/** Types the keys for each question when it appears, in a terminal that util-linux's `script` creates. */
async function runInTerminal(conversation: readonly (readonly [question: string, keys: string])[]) {
  const terminal = spawn(
    "script",
    ["-qec", "stty cols 120 rows 50; node scripts/setup/setup.ts", "/dev/null"],
    {
      cwd: copy,
      env: { ...ownerEnvironment(copy), TERM: "xterm-256color" },
    },
  );
  const remaining = [...conversation];
  let output = "";
  let position = 0;
  terminal.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    output += stripVTControlCharacters(chunk);
    const [question, keys] = remaining[0] ?? [];
    if (question === undefined || keys === undefined) return;
    const index = output.indexOf(question, position);
    if (index < 0) return;
    position = index + question.length;
    remaining.shift();
    terminal.stdin.write(keys);
  });
  const code = await new Promise((resolve) => terminal.on("close", resolve));
  return { output, code, missingQuestions: remaining.map(([question]) => question) };
}

const pressEnter = (question: string) => [question, ENTER] as const;

test("shows the current value of each question, and keeps it on Enter", async () => {
  const { output, code, missingQuestions } = await runInTerminal([
    ["What is your agency's name?", `River & Pine${ENTER}`],
    ["Legal name", `River & Pine LLC${ENTER}`],
    pressEnter("Tagline?"),
    ["Founders?", `Ida Pine, Design; Max River, Code${ENTER}`],
    pressEnter("City?"),
    pressEnter("State or region?"),
    ["Time zone?", `Nowhere${ENTER}`],
    ["It must be a time zone", `${"\u007f".repeat(7)}America/Chicago${ENTER}`],
    pressEnter("Postal address?"),
    ["Email address", `hi@riverpine.com${ENTER}`],
    pressEnter("Phone number"),
    pressEnter("URL of the site?"),
    pressEnter("Venmo handle?"),
    ["Social media pages?", `https://www.instagram.com/riverpine${ENTER}`],
    ["Color of buttons and links?", `#ffcc00${ENTER}`],
    ["Yes, #8d6e00", ENTER],
    pressEnter("Color of icons and lines?"),
    ["Which logo", DOWN + DOWN + ENTER],
    ["Which initials?", `RP${ENTER}`],
    pressEnter("Render the sharing cards"),
  ]);
  expect([missingQuestions, code]).toEqual([[], 0]);
  expect(output).toContain("Mesa & Main");
  const agency = readFileSync(join(copy, "contract/agency.ts"), "utf8");
  for (const line of [
    'name: "River & Pine",',
    'timeZone: "America/Chicago",',
    '{ name: "Max River", role: "Code" },',
    'city: "Denver",',
    'email: "hi@riverpine.com",',
    '{ name: "Instagram", url: "https://www.instagram.com/riverpine" }',
  ])
    expect(agency).toContain(line);
  const samples = agency.slice(agency.indexOf("sampleFields"));
  expect([...samples.matchAll(/"(\w+)"/g)].map(([, field]) => field)).toEqual([
    ...["postalAddress", "phone", "siteUrl", "venmoHandle"],
  ]);
  expect(readFileSync(join(copy, "contract/brand/brand-colors.ts"), "utf8")).toContain("#8d6e00");
});

test("changes nothing when a question is canceled with Ctrl+C", async () => {
  const before = readFileSync(join(copy, "contract/agency.ts"), "utf8");
  const { output, code } = await runInTerminal([
    ["What is your agency's name?", `Else${ENTER}`],
    ["Legal name", CTRL_C],
  ]);
  expect([output.includes("Nothing was changed."), code]).toEqual([true, 1]);
  expect(readFileSync(join(copy, "contract/agency.ts"), "utf8")).toBe(before);
});
