/**
 * `npm run setup`: asks for the agency's details, colors and logo, and saves them. `-- --from my-agency.json` reads the
 * answers from a file (`-- --print-example` prints one), and `-- --images` also renders the images.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { note, outro } from "@clack/prompts";
import type { Answers } from "./answers.ts";
import { applyAnswers, currentAnswers } from "./apply-answers.ts";
import { writeSettings } from "./files.ts";
import { askForImages, promptAll } from "./questions.ts";
import { readAnswers } from "./read-answers.ts";

const root = join(import.meta.dirname, "../..");
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: root, stdio: "inherit" });

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    "print-example": { type: "boolean" },
    images: { type: "boolean" },
  },
});

if (values["print-example"]) {
  console.log(JSON.stringify({ ...currentAnswers(), initials: "YS" }, null, 2));
} else if (values.from) {
  await setUp(() => readAnswers(values.from ?? ""));
} else if (process.stdin.isTTY) {
  const answers = await promptAll(currentAnswers());
  const images = await askForImages();
  await setUp(() => answers, images);
  outro("Done.");
} else {
  console.error(
    "Without a terminal, setup needs a file with your answers: npm run setup -- --from my-agency.json\nTo create an example file: npm run --silent setup -- --print-example > my-agency.json",
  );
  process.exitCode = 1;
}

async function setUp(getAnswers: () => Answers, images = values.images) {
  try {
    const written = writeSettings(applyAnswers(getAnswers()));
    console.log(written.length > 0 ? `Updated: ${written.join(", ")}` : "Nothing changed.");
  } catch (error) {
    // Print the message without a stack trace.
    const { code, path, message } = error as NodeJS.ErrnoException;
    console.error(code === "ENOENT" ? `File not found: ${path}` : message);
    process.exitCode = 1;
    return;
  }
  run("node", "web/art/brand/icons.ts");
  run("node", "web/art/write-drawings.ts");
  console.log(
    "Updated: the icons in web/public, the drawings in web/public/images, their lists in web/app and web/art",
  );
  if (images) {
    run("npm", "run", "templates:build");
    run("npm", "run", "images", "--", "service-", "og-", "email-", "story-");
  }
  note(
    [
      ...(images
        ? []
        : [
            "npm run images -- service- og- email- story-   render the images with your name, colors and prices",
          ]),
      "npm run templates:pack                         write your name into the licenses",
      "npm run content:check                          list the remaining sample content",
    ].join("\n"),
    "Next steps",
  );
}
