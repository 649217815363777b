import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
let checkout: string;
let otherFolder: string;

/** A checkout on a machine with another version of Node, and a fake npm that installs without a network. */
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "agency-env-")));
  checkout = join(folder, "check out");
  otherFolder = join(folder, "other");
  for (const name of ["bin", "other", "check out/scripts"])
    mkdirSync(join(folder, name), { recursive: true });
  cpSync(join(import.meta.dirname, "env.sh"), join(checkout, "scripts/env.sh"));
  writeFileSync(join(checkout, "package.json"), "{}");
  fakeProgram("node", 'case $1 in -p) echo 22 ;; *) echo "v22.1.0" ;; esac');
  fakeProgram(
    "npm",
    `for arg; do [ "$previous" = --prefix ] && to=$arg; previous=$arg; done
mkdir -p "$to/node_modules/.bin"
printf '#!/bin/sh\\necho v%s\\n' "\${arg#node@}" > "$to/node_modules/.bin/node"
chmod +x "$to/node_modules/.bin/node"`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fakeProgram(name: string, script: string) {
  writeFileSync(join(folder, "bin", name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, "bin", name), 0o755);
}

const withoutStartupFiles = { bash: ["--norc"], zsh: ["-f"], dash: [] };
type Shell = keyof typeof withoutStartupFiles;

function source(shell: Shell, file: string, cwd: string) {
  const PATH = `${join(folder, "bin")}:/usr/bin:/bin`;
  const args = [...withoutStartupFiles[shell], "-euc", `. "${file}" && node -v && command -v node`];
  const { stdout, stderr, status } = spawnSync(shell, args, {
    cwd,
    env: { PATH, HOME: folder },
    encoding: "utf8",
  });
  return { status, stderr, stdout: stdout.trim().split("\n") };
}

test.each(["bash", "zsh", "dash"] as const)(
  "installs Node 24 into the checkout when %s sources it there",
  (shell) => {
    const { stdout, stderr } = source(shell, "./scripts/env.sh", checkout);
    expect(stderr).toBe("");
    expect(stdout).toEqual([
      expect.stringMatching(/^v24\./),
      join(checkout, ".toolchain/node_modules/.bin/node"),
    ]);
  },
);

test.each(["bash", "zsh"] as const)(
  "finds the checkout when %s sources it from another folder",
  (shell) => {
    const { stdout } = source(shell, join(checkout, "scripts/env.sh"), otherFolder);
    expect(stdout[1]).toBe(join(checkout, ".toolchain/node_modules/.bin/node"));
    expect(readdirSync(otherFolder)).toEqual([]);
  },
);

test("fails and installs nothing when dash sources it from another folder", () => {
  const { status, stderr } = source("dash", join(checkout, "scripts/env.sh"), otherFolder);
  expect(status).not.toBe(0);
  expect(stderr).toContain("Change to the checkout folder first");
  expect(readdirSync(otherFolder)).toEqual([]);
  expect(existsSync(join(checkout, ".toolchain"))).toBe(false);
});

test.each(["bash", "zsh", "dash"] as const)(
  "does not change PATH when the installation fails in %s",
  (shell) => {
    fakeProgram("npm", "exit 1");
    const { status, stdout } = source(shell, "./scripts/env.sh", checkout);
    expect([status === 0, stdout]).toEqual([false, [""]]);
  },
);

test("the commit hook runs with Node 24 on a machine with another version", () => {
  const hook = join(import.meta.dirname, "../.githooks/commit-msg");
  const { stdout } = spawnSync("sh", [hook, "message"], {
    cwd: checkout,
    env: { PATH: `${join(folder, "bin")}:/usr/bin:/bin`, HOME: folder },
    encoding: "utf8",
  });
  expect(stdout).toMatch(/^v24\./);
});
