import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyRepository, ownerEnvironment, restoreSampleContent } from "../copy-repository.ts";
import { answers, changeContent, extraTemplate } from "./change-content.ts";

/** A copy of the house that is somebody else's, made so by the tools that are there for it. */
export function createRebrandedCopy(): string {
  const house = restoreSampleContent(copyRepository());
  // The walk's own copy has it already.
  rmSync(join(house, "templates", extraTemplate.id), { recursive: true, force: true });
  const told = join(house, "my-agency.json");
  writeFileSync(told, JSON.stringify(answers));
  runInCopy(house, "npm", "run", "setup", "--", "--from", told);
  rmSync(told);
  runInCopy(house, "npm", "run", "new:template", "--", extraTemplate.id);
  changeContent(house);
  // As its owner would: what was written by a script is put into the house's form.
  runInCopy(house, "npx", "biome", "check", "--write", "contract", "web/app/content");
  return house;
}

/** By somebody at a keyboard who builds a demonstration: pictures and some texts are the sample's still. */
export function runInCopy(house: string, command: string, ...args: string[]) {
  const env = { ...ownerEnvironment(house), DEMO: "1" };
  execFileSync(command, args, { cwd: house, env, stdio: "inherit" });
}
