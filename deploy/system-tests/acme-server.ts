/** A local certificate authority (pebble), which speaks ACME and validates the challenge like a real one. */
import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { waitUntil } from "../../api/testing/load.ts";
import { HOST, run, runOn, server, store } from "./machine.ts";

const directoryUrl = `https://${HOST}:14000/dir`;
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
  // Every domain resolves to the server.
  const nameServer = startProgram("pebble-challtestsrv", [
    ...["-defaultIPv4", server.address, "-defaultIPv6", "", "-dns01", `${HOST}:8053`],
    ...["-http01", "", "-https01", "", "-tlsalpn01", "", "-management", `${HOST}:8055`],
  ]);
  const authority = startProgram("pebble", ["-config", config, "-dnsserver", `${HOST}:8053`]);
  const download = (url: string) =>
    run("curl", ["-sS", "--retry", "20", "--retry-connrefused", "--cacert", certificate, url]);
  await waitUntil("pebble listens", async () =>
    (await download(directoryUrl)).output.includes("newOrder"),
  );
  return {
    directoryUrl,
    /** Installs pebble's certificate on the server, so that certbot trusts it. */
    async installCertificate() {
      const file = "/usr/local/share/ca-certificates/pebble.crt";
      await runOn(
        server,
        `cat >${file}; update-ca-certificates`,
        readFileSync(certificate, "utf8"),
      );
    },
    /** Returns the root certificate that signs the site's certificates. */
    async readRootCertificate() {
      const { output } = await download(`https://${HOST}:15000/roots/0`);
      return output;
    },
    close() {
      nameServer.kill();
      authority.kill();
    },
  };
}

function startProgram(program: string, args: string[]): ChildProcess {
  const log = openSync(join(store, `${program}.log`), "w");
  const environment = { ...process.env, PEBBLE_VA_NOSLEEP: "1", PEBBLE_WFE_NONCEREJECT: "0" };
  const child = spawn(program, args, { env: environment, stdio: ["ignore", log, log] });
  closeSync(log);
  return child;
}
