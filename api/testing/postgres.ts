/** A Postgres cluster of our own: made in an empty folder, on a free port, gone when it is stopped. */
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

const OLDEST = 15;

export interface Cluster {
  port: number;
  folder: string;
  /** The address of one of its databases. */
  url(database?: string): string;
  /** Like pulling the plug: nothing is flushed or finished. */
  crash(): Promise<void>;
  /** Resolves when connections are taken. */
  start(): Promise<void>;
  stop(): void;
}

interface ClusterOptions {
  /** Kept between runs when given; otherwise a temporary folder that is removed in the end. */
  folder?: string;
  port?: number;
  /** Off is faster, and safe only where nobody pulls the plug. */
  durable?: boolean;
  /** Further ones, for which it has to start anew. */
  settings?: readonly string[];
}

export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const bin = findPostgres();
  const user = unprivilegedUser();
  const own = options.folder ?? mkdtempSync(join(tmpdir(), "agency-postgres-"));
  const data = join(own, "data");
  mkdirSync(own, { recursive: true });
  if (user) chownSync(own, user.uid, user.gid);
  /** Whoever started it may have been killed: then it still runs, and is taken over. */
  function runningPort() {
    const words = ["status", "-D", data];
    if (spawnSync(join(bin, "pg_ctl"), words, { cwd: own, ...user }).status !== 0) return undefined;
    return Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[3]);
  }
  const left = runningPort();
  const port = left ?? options.port ?? (await freePort());
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(bin, program), words, {
      cwd: own,
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
  const control = (...words: string[]) =>
    promisify(execFile)(join(bin, "pg_ctl"), ["-w", "-D", data, ...words], { cwd: own, ...user });
  const start = async () => {
    await control("start", "-l", join(own, "log"), "-o", settings);
  };
  const url = (database = "postgres") => `postgres://agency@127.0.0.1:${port}/${database}`;

  if (left === undefined) await start();
  return {
    port,
    folder: own,
    url,
    async crash() {
      await control("stop", "-m", "immediate");
    },
    start,
    stop() {
      const words = ["stop", "-w", "-D", data, "-m", "fast"];
      spawnSync(join(bin, "pg_ctl"), words, { cwd: own, ...user });
      if (!options.folder) rmSync(own, { recursive: true, force: true });
    },
  };
}

/** In the cluster of the given address; answers the new database's own. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: name }).href;
}

/** The folder of the newest Postgres programs on this machine. */
export function findPostgres(): string {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= OLDEST));
  const candidates = [
    ...(Number.isFinite(newest) ? [`${debian}/${newest}/bin`] : []),
    ...["/opt/homebrew/bin", "/usr/local/bin", "/usr/bin"],
  ];
  const found = candidates.find((folder) => existsSync(join(folder, "initdb")));
  if (found) return found;
  throw new Error(
    "Postgres is missing: install it (apt install postgresql, brew install postgresql@17), or run `docker compose up -d` and set DATABASE_URL.",
  );
}

/** Postgres refuses to run as root; Debian's package brings a user for it. */
function unprivilegedUser() {
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
