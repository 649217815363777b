/** The compiled service, in a folder with only the files that a release has. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const source = join(import.meta.dirname, "..");

/** Compiled once per test run; a single process compiles its own. */
export function findCompiledService() {
  process.env.COMPILED_SERVICE ??= compileService();
  return process.env.COMPILED_SERVICE;
}

/** Compiles into a temporary folder, which is deleted when this process exits. */
export function compileService(environment: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), "agency-service-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  compile(source, join(folder, "dist"), environment);
  for (const name of ["package.json", "assets"])
    cpSync(join(source, name), join(folder, name), { recursive: true });
  return folder;
}

/** Compiles the service in this api folder, also that of an earlier release. */
export function compile(cwd: string, outDir: string, environment: NodeJS.ProcessEnv = {}) {
  const bin = join(source, "../node_modules/.bin");
  const output = ["--outDir", outDir, "--emptyOutDir", "--logLevel", "warn"];
  execFileSync("npm", ["run", "build", "--silent", "--", ...output], {
    cwd,
    env: { ...process.env, PATH: `${bin}:${process.env.PATH}`, ...environment },
    stdio: "inherit",
  });
}

/** The arguments of node in the start script of a release's package.json. */
export function readStartArguments(folder: string) {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return scripts.start.split(" ").slice(1) as string[];
}
