import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asShipped, copyOfHouse, ownEnvironment } from "../copy-of-house.ts";
import { answers, changeContent, fourth } from "./change-content.ts";

/** A copy of the house that is somebody else's, made so by the tools that are there for it. */
export function renamedHouse(): string {
  const house = asShipped(copyOfHouse());
  // The walk's own copy has it already.
  rmSync(join(house, "templates", fourth.id), { recursive: true, force: true });
  const told = join(house, "my-agency.json");
  writeFileSync(told, JSON.stringify(answers));
  runIn(house, "npm", "run", "setup", "--", "--from", told);
  rmSync(told);
  runIn(house, "npm", "run", "new:template", "--", fourth.id);
  changeContent(house);
  // As its owner would: what was written by a script is put into the house's form.
  runIn(house, "npx", "biome", "check", "--write", "contract", "web/app/content");
  return house;
}

/** By somebody at a keyboard who builds a demonstration: pictures and some texts are the sample's still. */
export function runIn(house: string, command: string, ...args: string[]) {
  const env = { ...ownEnvironment(house), DEMO: "1" };
  execFileSync(command, args, { cwd: house, env, stdio: "inherit" });
}
