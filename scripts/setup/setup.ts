/**
 * `npm run setup`: asks what the agency is called, where it is and what it looks like, and writes it down. Without a
 * terminal, `-- --from my-agency.json` takes the answers from a file (`-- --print-example` shows one), and
 * `-- --pictures` photographs the pictures that show them.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { note, outro } from "@clack/prompts";
import { type Answers, answersSchema, formatZodErrors } from "./answers.ts";
import { applyAnswers, currentAnswers } from "./apply-answers.ts";
import { writeSettings } from "./files.ts";
import { askForPictures, promptAll } from "./questions.ts";

const root = join(import.meta.dirname, "../..");
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: "inherit" });

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    "print-example": { type: "boolean" },
    pictures: { type: "boolean" },
  },
});

if (values["print-example"]) {
  console.log(JSON.stringify({ ...currentAnswers(), initials: "YS" }, null, 2));
} else if (values.from) {
  await setUp(() => fromFile(values.from ?? ""));
} else if (process.stdin.isTTY) {
  const answers = await promptAll(currentAnswers());
  const pictures = await askForPictures();
  await setUp(() => answers, pictures);
  outro("Done.");
} else {
  console.error(
    "There is no terminal to ask in. Name a file of answers: npm run setup -- --from my-agency.json\nOne to begin with: npm run --silent setup -- --print-example > my-agency.json",
  );
  process.exitCode = 1;
}

function fromFile(file: string): Answers {
  const path = resolve(process.env.INIT_CWD ?? ".", file);
  const read = answersSchema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!read.success) throw new Error(formatZodErrors(read.error).join("\n"));
  const { logo } = read.data;
  // Beside the file of answers, like everything a file names.
  return { ...read.data, ...(logo && { logo: resolve(dirname(path), logo) }) };
}

async function setUp(answers: () => Answers, pictures = values.pictures) {
  try {
    const written = writeSettings(applyAnswers(answers()));
    console.log(written.length > 0 ? `Written: ${written.join(", ")}` : "Nothing changed.");
  } catch (error) {
    // Which of several things is wrong, not where in the code it was found.
    const { code, path, message } = error as NodeJS.ErrnoException;
    console.error(code === "ENOENT" ? `There is no file ${path}` : message);
    process.exitCode = 1;
    return;
  }
  run("node", "web/art/brand/icons.ts");
  run("node", "web/art/write-drawings.ts");
  console.log(
    "Drawn from it: the icons in web/public, the drawings in web/public/images, their lists in web/app and web/art",
  );
  if (pictures) {
    run("npm", "run", "templates:build");
    run("npm", "run", "images", "--", "service-", "og-", "email-", "story-");
  }
  note(
    [
      ...(pictures
        ? []
        : [
            "npm run images -- service- og- email- story-   the pictures with your name, colors and prices",
          ]),
      "npm run templates:pack                               the licenses, with your name",
      "npm run content:check                                what is still sample content",
    ].join("\n"),
    "Next",
  );
}
