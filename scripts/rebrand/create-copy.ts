import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyRepository, ownerEnvironment, restoreSampleContent } from "../copy-repository.ts";
import { agencyDetails, changeContent, extraTemplate } from "./change-content.ts";

/** Creates a copy of the repository with another owner's content, using the owner's tools. */
export function createRebrandedCopy(): string {
  const copy = restoreSampleContent(copyRepository());
  // `npm run test:rebrand` runs this test in a copy that already has the template.
  rmSync(join(copy, "templates", extraTemplate.id), { recursive: true, force: true });
  const setupFile = join(copy, "my-agency.json");
  writeFileSync(setupFile, JSON.stringify(agencyDetails));
  runInCopy(copy, "npm", "run", "setup", "--", "--from", setupFile);
  rmSync(setupFile);
  runInCopy(copy, "npm", "run", "new:template", "--", extraTemplate.id);
  changeContent(copy);
  // Format the generated files, as an owner would.
  runInCopy(copy, "npx", "biome", "check", "--write", "contract", "web/app/content");
  return copy;
}

/** Runs a command as an owner who builds a demo, because images and some texts are still samples. */
export function runInCopy(copy: string, command: string, ...args: string[]) {
  const env = { ...ownerEnvironment(copy), DEMO: "1" };
  execFileSync(command, args, { cwd: copy, env, stdio: "inherit" });
}
