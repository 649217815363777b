import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyRepository, ownerEnvironment, restoreSampleContent } from "../copy-repository.ts";

let house: string;
beforeAll(() => {
  house = restoreSampleContent(copyRepository());
});
afterAll(() => rmSync(house, { recursive: true }));

const ENTER = "\r";
const DOWN = "\u001b[B";
const CTRL_C = "\u0003";

/** Answers each question when it is shown, in a terminal that util-linux's `script` makes. */
async function inTerminal(conversation: readonly (readonly [question: string, keys: string])[]) {
  const terminal = spawn(
    "script",
    ["-qec", "stty cols 120 rows 50; node scripts/setup/setup.ts", "/dev/null"],
    {
      cwd: house,
      env: { ...ownerEnvironment(house), TERM: "xterm-256color" },
    },
  );
  const waiting = [...conversation];
  let seen = "";
  let shown = 0;
  terminal.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    seen += stripVTControlCharacters(chunk);
    const [question, keys] = waiting[0] ?? [];
    if (question === undefined || keys === undefined) return;
    const at = seen.indexOf(question, shown);
    if (at < 0) return;
    shown = at + question.length;
    waiting.shift();
    terminal.stdin.write(keys);
  });
  const code = await new Promise((resolve) => terminal.on("close", resolve));
  return { seen, code, unasked: waiting.map(([question]) => question) };
}

const keep = (question: string) => [question, ENTER] as const;

test("in a terminal each question shows today's value, and Enter keeps it", async () => {
  const { seen, code, unasked } = await inTerminal([
    ["What is the agency called?", `River & Pine${ENTER}`],
    ["Its legal name", `River & Pine LLC${ENTER}`],
    keep("What is it, in a few words?"),
    ["Who founded it?", `Ida Pine, Design; Max River, Code${ENTER}`],
    keep("Which city"),
    keep("Which state"),
    ["Which time zone", `Nowhere${ENTER}`],
    ["It must be a time zone", `${"\u007f".repeat(7)}America/Chicago${ENTER}`],
    keep("postal address"),
    ["Which email", `hi@riverpine.com${ENTER}`],
    keep("Which phone"),
    keep("Where will the site be?"),
    keep("The Venmo handle"),
    ["social networks", `https://www.instagram.com/riverpine${ENTER}`],
    ["The color of buttons and links?", `#ffcc00${ENTER}`],
    ["Yes, #8d6e00", ENTER],
    keep("The color of icons and rules?"),
    ["Which mark", DOWN + DOWN + ENTER],
    ["Which initials?", `RP${ENTER}`],
    keep("Photograph"),
  ]);
  expect([unasked, code]).toEqual([[], 0]);
  expect(seen).toContain("Mesa & Main");
  const agency = readFileSync(join(house, "contract/agency.ts"), "utf8");
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
  expect(readFileSync(join(house, "contract/brand/brand-colors.ts"), "utf8")).toContain("#8d6e00");
});

test("Ctrl+C at a question changes nothing", async () => {
  const before = readFileSync(join(house, "contract/agency.ts"), "utf8");
  const { seen, code } = await inTerminal([
    ["What is the agency called?", `Else${ENTER}`],
    ["Its legal name", CTRL_C],
  ]);
  expect([seen.includes("Nothing was changed."), code]).toEqual([true, 1]);
  expect(readFileSync(join(house, "contract/agency.ts"), "utf8")).toBe(before);
});
