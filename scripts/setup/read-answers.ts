import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Answers, answersSchema, formatZodErrors } from "./answers.ts";

/** Reads the answers from a file. Throws an error for the owner if they are not valid. */
export function readAnswers(file: string): Answers {
  const path = resolve(process.env.INIT_CWD ?? ".", file);
  const parsed = answersSchema.safeParse(JSON.parse(readFileSync(path, "utf8")));
  if (!parsed.success) throw new Error(formatZodErrors(parsed.error).join("\n"));
  const { logo } = parsed.data;
  // The logo's path is relative to the answers file.
  return { ...parsed.data, ...(logo && { logo: resolve(dirname(path), logo) }) };
}
