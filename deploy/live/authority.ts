/** A certificate authority that speaks ACME as the real one does, and asks the machine for the proof: pebble. */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "../../api/testing/load.ts";
import { HOST, run, runOn, server, store } from "./machine.ts";

const api = `https://${HOST}:14000/dir`;
const certificate = join(store, "pebble.pem");
const key = join(store, "pebble-key.pem");

export async function startAcmeServer() {
  await run("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"],
    ...["-days", "30", "-subj", "/CN=pebble", "-addext", `subjectAltName=IP:${HOST}`],
    ...["-keyout", key, "-out", certificate],
  ]);
  const config = join(store, "pebble.json");
  const addresses = { listenAddress: `${HOST}:14000`, managementListenAddress: `${HOST}:15000` };
  const pebble = { ...addresses, certificate, privateKey: key, httpPort: 80, tlsPort: 443 };
  writeFileSync(config, JSON.stringify({ pebble }));
  // Every name leads to the server.
  const names = start("pebble-challtestsrv", [
    ...["-defaultIPv4", server.address, "-defaultIPv6", "", "-dns01", `${HOST}:8053`],
    ...["-http01", "", "-https01", "", "-tlsalpn01", "", "-management", `${HOST}:8055`],
  ]);
  const authority = start("pebble", ["-config", config, "-dnsserver", `${HOST}:8053`]);
  const ask = (path: string) =>
    run("curl", ["-sS", "--retry", "20", "--retry-connrefused", "--cacert", certificate, path]);
  await until("pebble listens", async () => (await ask(api)).output.includes("newOrder"));
  return {
    api,
    /** The server is to believe it, as it believes those that Debian knows. */
    async introduce() {
      const file = "/usr/local/share/ca-certificates/pebble.crt";
      await runOn(
        server,
        `cat >${file}; update-ca-certificates`,
        readFileSync(certificate, "utf8"),
      );
    },
    /** Who signs the site's certificates. */
    async root() {
      const { output } = await ask(`https://${HOST}:15000/roots/0`);
      return output;
    },
    close() {
      names.kill();
      authority.kill();
    },
  };
}

function start(program: string, args: string[]): ChildProcess {
  const log = openSync(join(store, `${program}.log`), "w");
  const environment = { ...process.env, PEBBLE_VA_NOSLEEP: "1", PEBBLE_WFE_NONCEREJECT: "0" };
  const child = spawn(program, args, { env: environment, stdio: ["ignore", log, log] });
  closeSync(log);
  return child;
}
