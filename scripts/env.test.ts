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
let elsewhere: string;

/** A checkout on a machine with another Node, and with an npm that installs what it is asked for without a network. */
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "agency-env-")));
  checkout = join(folder, "check out");
  elsewhere = join(folder, "elsewhere");
  for (const name of ["bin", "elsewhere", "check out/scripts"])
    mkdirSync(join(folder, name), { recursive: true });
  cpSync(join(import.meta.dirname, "env.sh"), join(checkout, "scripts/env.sh"));
  writeFileSync(join(checkout, "package.json"), "{}");
  program("node", 'case $1 in -p) echo 22 ;; *) echo "v22.1.0" ;; esac');
  program(
    "npm",
    `for word; do [ "$previous" = --prefix ] && to=$word; previous=$word; done
mkdir -p "$to/node_modules/.bin"
printf '#!/bin/sh\\necho v%s\\n' "\${word#node@}" > "$to/node_modules/.bin/node"
chmod +x "$to/node_modules/.bin/node"`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string, script: string) {
  writeFileSync(join(folder, "bin", name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, "bin", name), 0o755);
}

const withoutStartupFiles = { bash: ["--norc"], zsh: ["-f"], dash: [] };
type Shell = keyof typeof withoutStartupFiles;

function source(shell: Shell, file: string, cwd: string) {
  const PATH = `${join(folder, "bin")}:/usr/bin:/bin`;
  const words = [
    ...withoutStartupFiles[shell],
    "-euc",
    `. "${file}" && node -v && command -v node`,
  ];
  const { stdout, stderr, status } = spawnSync(shell, words, {
    cwd,
    env: { PATH, HOME: folder },
    encoding: "utf8",
  });
  return { status, stderr, stdout: stdout.trim().split("\n") };
}

test.each(["bash", "zsh", "dash"] as const)(
  "puts Node 24 into the checkout when sourced there by %s",
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
  "finds the checkout when sourced from another folder by %s",
  (shell) => {
    const { stdout } = source(shell, join(checkout, "scripts/env.sh"), elsewhere);
    expect(stdout[1]).toBe(join(checkout, ".toolchain/node_modules/.bin/node"));
    expect(readdirSync(elsewhere)).toEqual([]);
  },
);

test("asks for the checkout, and installs nothing, when dash sources it from another folder", () => {
  const { status, stderr } = source("dash", join(checkout, "scripts/env.sh"), elsewhere);
  expect(status).not.toBe(0);
  expect(stderr).toContain("cd into the checkout first");
  expect(readdirSync(elsewhere)).toEqual([]);
  expect(existsSync(join(checkout, ".toolchain"))).toBe(false);
});

test.each(["bash", "zsh", "dash"] as const)(
  "keeps the path as it was when the installation fails in %s",
  (shell) => {
    program("npm", "exit 1");
    const { status, stdout } = source(shell, "./scripts/env.sh", checkout);
    expect([status === 0, stdout]).toEqual([false, [""]]);
  },
);
