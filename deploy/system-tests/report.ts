/** Prints the results of a test, and appends them to output/deploy-results.txt. */
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./machine.ts";

export function report(name: string, results: Record<string, unknown>) {
  const rounded = Object.entries(results).map(([name, value]) => [
    name,
    typeof value === "number" ? Math.round(value * 10) / 10 : value,
  ]);
  const line = `${name}: ${JSON.stringify(Object.fromEntries(rounded))}`;
  console.log(line);
  mkdirSync(join(root, "output"), { recursive: true });
  appendFileSync(join(root, "output/deploy-results.txt"), `${new Date().toISOString()} ${line}\n`);
}
