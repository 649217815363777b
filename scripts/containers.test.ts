/** Checks the files of the containers. deploy/container/containers.test.ts runs them, which takes minutes and an image registry. */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { readSettings, settingNames } from "@agency/api/src/core/settings.ts";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";

interface Service {
  image: string;
  build?: { context: string; target: string; args: Record<string, string> };
  environment?: Record<string, string>;
  env_file?: string[];
  healthcheck?: { disable?: boolean; test?: string[] };
  restart: string;
  ports?: string[];
  volumes?: string[];
  profiles?: string[];
  depends_on?: Record<string, { condition: string }>;
  [option: string]: unknown;
}

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const compose = parse(read("compose.yaml"), { merge: true });
const services = Object.entries<Service>(compose.services);
const ours = services.filter(([, { image }]) => image.includes("COMPOSE_PROJECT_NAME"));

/** The stages of the Dockerfile by name, each with its instructions. */
const stages = new Map(
  read("Dockerfile")
    .replaceAll("\\\n", " ")
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => {
      const [, base = "", name = ""] = /^FROM (\S+) AS (\S+)$/m.exec(text) ?? [];
      const list = (instruction: string) =>
        [...text.matchAll(new RegExp(`^ *${instruction} (.+)$`, "gm"))].map(
          ([, value = ""]) => value,
        );
      return [name, { base, list }];
    }),
);
const getStage = (name: string) => {
  const stage = stages.get(name);
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}`);
  return stage;
};

test("starts the database, the migration, the service, the worker and nginx, and the rest only in the demo", () => {
  const always = services.filter(([, { profiles }]) => !profiles).map(([name]) => name);
  expect(always).toEqual(["database", "migrate", "service", "worker", "web"]);
  const demo = services.filter(([, { profiles }]) => profiles?.includes("demo"));
  expect(demo.map(([name]) => name)).toEqual(["mail", "emulator"]);
});

test.each(ours)("restricts the container %s", (_, service) => {
  expect(service).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    mem_limit: "512m",
  });
});

test("builds every image that has our name, from a stage that runs as another user than root", () => {
  const built = ours.filter(([, { build }]) => build);
  const images = new Set(ours.map(([, { image }]) => image));
  expect(new Set(built.map(([, { image }]) => image))).toEqual(images);
  for (const [name, { build, image }] of built) {
    const target = build?.target ?? "";
    expect(image, name).toBe(`\${COMPOSE_PROJECT_NAME}-${target}`);
    expect(getStage(target).list("USER"), target).toHaveLength(1);
    expect(getStage(target).list("USER"), target).not.toContain("root");
    expect(getStage(target).list("HEALTHCHECK"), target).toHaveLength(1);
  }
});

test("waits for the tables before the service starts, and for the service before nginx starts", () => {
  for (const name of ["service", "worker", "emulator"])
    expect(compose.services[name].depends_on, name).toEqual({
      migrate: { condition: "service_completed_successfully" },
    });
  expect(compose.services.migrate.depends_on.database.condition).toBe("service_healthy");
  expect(compose.services.web.depends_on.service.condition).toBe("service_healthy");
});

test("restarts every container that exits, except the migration", () => {
  for (const [name, { restart }] of services)
    expect(restart, name).toBe(name === "migrate" ? "no" : "unless-stopped");
});

test("publishes ports on this machine only", () => {
  const ports = services.flatMap(([, service]) => service.ports ?? []);
  expect(ports.length).toBeGreaterThan(1);
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test("mounts files that exist, and runs those that Postgres runs", () => {
  const mounts = services
    .flatMap(([, { volumes = [] }]) => volumes)
    .filter((v) => v.startsWith("./"));
  expect(mounts.length).toBeGreaterThan(3);
  for (const mount of mounts) {
    const [file = "", target] = mount.split(":");
    expect(existsSync(join(root, file)), mount).toBe(true);
    if (target?.includes("initdb.d"))
      expect(statSync(join(root, file)).mode & 0o111, mount).toBe(0o111);
  }
});

test("connects the service with a role that owns no tables", () => {
  const connects = services.flatMap(([name, { environment }]) =>
    environment?.DATABASE_URL
      ? [[name, new URL(environment.DATABASE_URL.replace(/\$\{.+?\}/, "x"))]]
      : [],
  ) as [string, URL][];
  expect(connects.map(([name, { username }]) => `${name}: ${username}`)).toEqual([
    "migrate: agency_owner",
    "service: agency",
    "worker: agency",
    "emulator: agency",
  ]);
});

test("copies files into the images that exist or that the build writes", () => {
  const written = ["/app/api/dist", "/app/templates/dist", "/app/web/build"];
  for (const [name, { list }] of stages) {
    for (const copy of list("COPY")) {
      const sources = copy
        .replace(/^--from=build /, "")
        .split(" ")
        .slice(0, -1);
      for (const source of sources.filter((path) => !written.includes(path))) {
        const file = source.replace(/^\/app\//, "");
        expect(existsSync(join(root, file)), `${name}: ${source}`).toBe(true);
      }
    }
  }
});

test("installs the packages of every workspace", () => {
  const { workspaces } = JSON.parse(read("package.json")) as { workspaces: string[] };
  const copied = getStage("build").list("COPY");
  expect(copied.filter((copy) => copy.includes("/package.json"))).toEqual(
    workspaces.map((name) => `${name}/package.json ${name}/`),
  );
});

test("starts the compiled service as in a release, without other packages", () => {
  const { list } = getStage("service");
  const { scripts } = JSON.parse(read("api/package.json"));
  expect(JSON.parse(list("CMD").at(-1) ?? "").join(" ")).toBe(scripts.start);
  expect(compose.services.migrate.command.join(" ")).toBe(scripts.migrate);
  expect(list("COPY").join()).not.toMatch(/node_modules|src/);
  expect(list("ENV")).toEqual(["NODE_ENV=production"]);
});

test("keeps settings out of the images", () => {
  const ignored = read(".dockerignore").split("\n");
  const secret = read(".gitignore")
    .split("\n")
    .filter((name) => name.endsWith(".env"));
  expect(secret.length).toBeGreaterThan(2);
  for (const name of secret) expect(ignored).toContain(`**/${name}`);
});

test("has settings for the demo that the service accepts on this machine, and rejects on a public site", () => {
  const demo = parseEnv(read("deploy/container/demo.env").replace(/\$\{.+?:-(\d+)\}/, "$1"));
  const settings = { ...demo, DATABASE_URL: "postgres://agency:demo@database/agency" };
  expect(Object.keys(demo).filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(readSettings(settings).ALLOW_DEMO_SIGN_IN).toBe(true);
  const published = { ...settings, SITE_URL: "https://agency.example" };
  expect(() => readSettings(published)).toThrow("SIGNING_KEYS");
});

test("create-settings writes new secrets for the variables of compose.yaml, and settings to fill in", () => {
  const folder = mkdtempSync(join(tmpdir(), "agency-containers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "deploy/container"), { recursive: true });
  const script = join(folder, "deploy/container/create-settings");
  cpSync(join(root, "deploy/container/create-settings"), script);
  execFileSync(script, { stdio: "ignore" });

  const variables = parseEnv(readFileSync(join(folder, ".env"), "utf8"));
  const unused = Object.keys(variables).filter(
    (name) => !read("compose.yaml").includes(`\${${name}`),
  );
  expect(unused).toEqual([]);
  const passwords = [variables.DATABASE_PASSWORD, variables.DATABASE_OWNER_PASSWORD];
  expect(new Set(passwords.map((password) => password?.length))).toEqual(new Set([48]));
  expect(new Set(passwords).size).toBe(2);

  const file = join(folder, "service.env");
  expect([statSync(file).mode & 0o777, variables.SERVICE_SETTINGS]).toEqual([0o600, "service.env"]);
  const created = parseEnv(readFileSync(file, "utf8"));
  expect(Object.keys(created).filter((name) => !settingNames.includes(name))).toEqual([]);
  const settings = { ...created, DATABASE_URL: "postgres://agency:x@database/agency" };
  expect(() => readSettings(settings)).toThrow(/SITE_URL[\s\S]*SMTP_URL[\s\S]*OWNER_EMAILS/);
  const complete = {
    ...settings,
    SITE_URL: "https://agency.example",
    SMTP_URL: "smtps://user:password@mail.example:465",
    MAIL_FROM: "hello@agency.example",
    OWNER_EMAILS: "owner@agency.example",
  };
  expect(readSettings(complete).NODE_ENV).toBe("production");

  // A second run would replace the passwords of the database.
  expect(() => execFileSync(script, { stdio: "ignore" })).toThrow();
  expect(parseEnv(readFileSync(join(folder, ".env"), "utf8"))).toEqual(variables);
});

test("the dev container has the Node of the images and the packages of the tests", () => {
  const file = read(".devcontainer/Dockerfile");
  const { build, postCreateCommand } = JSON.parse(read(".devcontainer/devcontainer.json"));
  expect(file.split("\n")[0]).toBe(`FROM ${getStage("build").base}`);
  expect(file).toContain("bash /tmp/install-system-packages.sh");
  expect(existsSync(join(root, ".devcontainer", build.context, "scripts"))).toBe(true);
  expect(postCreateCommand).toContain("npm ci");
});
