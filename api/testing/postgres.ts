/** A separate Postgres cluster in a temporary folder, on a free port, deleted when it stops. */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const MIN_VERSION = 15;

export interface Cluster {
  port: number;
  folder: string;
  /** The URL of a database of the cluster. */
  url(database?: string): string;
  /** Stops it immediately, without flushing anything. */
  crash(): Promise<void>;
  /** Resolves when it accepts connections. */
  start(): Promise<void>;
  stop(): void;
}

interface ClusterOptions {
  /** Reused between runs if given; otherwise a temporary folder that is deleted at the end. */
  folder?: string;
  port?: number;
  /** Without it, writes are faster but a crash loses data. */
  durable?: boolean;
  /** Additional server settings. */
  settings?: readonly string[];
}

export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const bin = findPostgres();
  const user = findPostgresUser();
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), "agency-postgres-"));
  const data = join(folder, "data");
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  /** The port of a cluster that still runs because its previous process was killed. */
  function findRunningPort() {
    const args = ["status", "-D", data];
    if (spawnSync(join(bin, "pg_ctl"), args, { cwd: folder, ...user }).status !== 0)
      return undefined;
    return Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[3]);
  }
  const runningPort = findRunningPort();
  const port = runningPort ?? options.port ?? (await freePort());
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, {
      cwd: folder,
      ...user,
      stdio: ["ignore", "ignore", "pipe"],
    });

  if (!existsSync(join(data, "PG_VERSION"))) {
    run(
      "initdb",
      "-D",
      data,
      "-U",
      "agency",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--no-locale",
      "--no-sync",
    );
  }
  const settings = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    "-c unix_socket_directories=''",
    "-c max_connections=200",
    ...(options.settings ?? []).map((setting) => `-c ${setting}`),
    ...(options.durable ? [] : ["-c fsync=off", "-c full_page_writes=off"]),
  ].join(" ");
  const control = (...args: string[]) =>
    promisify(execFile)(join(bin, "pg_ctl"), ["-w", "-D", data, ...args], { cwd: folder, ...user });
  const start = async () => {
    await control("start", "-l", join(folder, "log"), "-o", settings);
  };
  const url = (database = "postgres") => `postgres://agency@127.0.0.1:${port}/${database}`;

  if (runningPort === undefined) await start();
  return {
    port,
    folder,
    url,
    async crash() {
      await control("stop", "-m", "immediate");
    },
    start,
    stop() {
      const args = ["stop", "-w", "-D", data, "-m", "fast"];
      spawnSync(join(bin, "pg_ctl"), args, { cwd: folder, ...user });
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a database in the cluster of the given URL, empty or as a copy, and returns its URL. */
export async function createDatabase(
  url: string,
  name: string,
  template = "template1",
): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `create database ${client.escapeIdentifier(name)} template ${client.escapeIdentifier(template)}`,
  );
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** The folder with the programs of the newest installed Postgres. */
export function findPostgres(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= MIN_VERSION));
  const candidates = [
    ...(Number.isFinite(newest) ? [`${debian}/${newest}/bin`] : []),
    ...["/opt/homebrew/bin", "/usr/local/bin", "/usr/bin"],
  ];
  const found = candidates.find((folder) => existsSync(join(folder, "initdb")));
  if (found) return found;
  throw new Error(
    "Postgres is missing: install it (apt install postgresql, brew install postgresql@17), or run `docker compose -f compose.dev.yaml up -d` and set DATABASE_URL.",
  );
}

/** Postgres does not run as root; Debian's package creates a user for it. */
function findPostgresUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        typeof address === "object" && address
          ? resolve(address.port)
          : reject(new Error("no port")),
      );
    });
  });
}
