/** The figures of a run, for people to read, and in a file for the documents. */
import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./machine.ts";

export function report(row: string, figures: Record<string, unknown>) {
  const rounded = Object.entries(figures).map(([name, value]) => [
    name,
    typeof value === "number" ? Math.round(value * 10) / 10 : value,
  ]);
  const line = `${row}: ${JSON.stringify(Object.fromEntries(rounded))}`;
  console.log(line);
  mkdirSync(join(root, "output"), { recursive: true });
  appendFileSync(join(root, "output/deploy-figures.txt"), `${new Date().toISOString()} ${line}\n`);
}
