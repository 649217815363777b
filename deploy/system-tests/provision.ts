import http from "node:http";
import { expect, test } from "vitest";
import { waitUntil } from "../../api/testing/load.ts";
import { MINUTES, type SuiteContext } from "./context.ts";
import { sendRequest } from "./load-generator.ts";
import { DOMAIN, deploy, query, runOn, server, tryCommand, waitUntilReady } from "./machine.ts";
import { report } from "./report.ts";

export function testProvisioning(context: SuiteContext) {
  test(
    "[FAULT-55] provisions a bare machine to a page over TLS, and changes nothing the second time",
    async () => {
      await context.environment.authority.installCertificate();
      const startedAt = performance.now();
      const first = await context.environment.provision();
      await deploy("release", [server.name], { RELEASE_DIR: context.release.folder });
      const ca = await context.environment.authority.readRootCertificate();
      const page = await sendRequest(
        { method: "GET", path: "/faq", headers: { "Accept-Encoding": "br" } },
        { ca },
      );
      const minutes = (performance.now() - startedAt) / MINUTES;
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject({
        "strict-transport-security": expect.stringContaining("max-age="),
        "content-security-policy": expect.stringContaining("default-src"),
        "content-encoding": "br",
      });
      expect(first.output).not.toMatch(/SIGNING_KEYS=.|private/i);

      const before = await readState();
      const second = await context.environment.provision();
      expect(second.output).toContain("Nothing was changed.");
      expect(second.output).not.toContain("changed: ");
      expect(await readState()).toBe(before);

      const redirect = await sendHttpRequest("/faq?a=b");
      expect([redirect.statusCode, redirect.headers.location]).toEqual([
        301,
        `https://${DOMAIN}/faq?a=b`,
      ]);
      expect(redirect.headers["strict-transport-security"]).toBeUndefined();
      const other = await sendRequest(
        { method: "GET", path: "/faq", headers: { Host: `www.${DOMAIN}` } },
        { ca },
      );
      expect([other.status, other.headers.location]).toEqual([301, `https://${DOMAIN}/faq`]);

      const renewal = await runOn(
        server,
        "certbot renew --force-renewal --no-random-sleep-on-renew 2>&1",
      );
      expect(renewal).toContain("succeeded");
      expect((await sendRequest({ method: "GET", path: "/" }, { ca })).status).toBe(200);
      report("FAULT-55", {
        "boot seconds": context.environment.bootSeconds,
        "build seconds": context.release.seconds,
        "provision seconds": first.seconds,
        "second provision seconds": second.seconds,
        "minutes from bare machine to first page": minutes,
        exposure: await readExposureLevels(),
      });
    },
    30 * MINUTES,
  );

  test(
    "restricts its services, and opens only the ports for SSH and web",
    async () => {
      for (const [unit, level] of Object.entries(await readExposureLevels()))
        expect(level, unit).toBeLessThanOrEqual(2);
      const openPorts = await runOn(
        server,
        "ss -Hltn | awk '{print $4}' | grep -v '^127\\.\\|^\\[::1\\]' | sed 's/.*://' | sort -un",
      );
      expect(openPorts.split("\n")).toEqual(["22", "80", "443"]);
      expect(await runOn(server, "stat -c '%a %U' /etc/agency/*.env | sort -u")).toBe("600 root");
      expect(
        await runOn(
          server,
          "systemctl start agency-heartbeat; systemctl --failed --no-legend; unattended-upgrade --dry-run",
        ),
      ).toBe("");
    },
    5 * MINUTES,
  );

  test(
    "reports only missing DNS names, and a stopped process, in the doctor",
    async () => {
      const runDoctor = async () => {
        const { status, output } = await tryCommand("deploy/doctor", [server.name]);
        const lines = output.trim().split("\n");
        for (const line of lines) expect(line).toMatch(/^(ok {5}|warning|error {2}) {2}\S/);
        return { status, errors: lines.filter((line) => line.startsWith("error")) };
      };
      const names = [`Domain ${DOMAIN}`, "SPF", "DMARC"];
      const first = await runDoctor();
      expect(first.status).toBe(1);
      expect(first.errors).toEqual(
        names.map((name) => expect.stringContaining(`error    ${name}: DNS lookup failed`)),
      );
      await runOn(server, "systemctl stop agency@3001");
      expect(await runHeartbeat()).not.toBe(0);
      const { errors } = await runDoctor();
      await runOn(server, "systemctl start agency@3001");
      expect(errors[0]).toContain("agency@3001: does not respond. journalctl");
      expect(await query("select kind from health_conditions")).toEqual(["process-down"]);
    },
    5 * MINUTES,
  );

  test(
    "pings the monitor every minute while all checks pass, and serves metrics only locally",
    async () => {
      const { pings } = context.environment.monitor;
      const before = pings.length;
      await waitUntil("the timer has sent two pings", () => pings.length >= before + 2, {
        ...{ withinMs: 4 * MINUTES, everyMs: 500 },
      });
      const [first = 0, second = 0] = pings.slice(-2);
      report("heartbeat", { "seconds between pings": (second - first) / 1000 });
      await runOn(server, "systemctl stop agency@3001");
      const pingCount = pings.length;
      expect(await runHeartbeat()).not.toBe(0);
      expect(pings).toHaveLength(pingCount);
      await runOn(server, "systemctl start agency@3001");
      await waitUntilReady(3001);

      for (const port of [3000, 3001]) {
        const metrics = await runOn(server, `curl -fsS 127.0.0.1:${port}/metrics`);
        expect(metrics).toMatch(/^agency_http_requests_total\{.*\} \d+$/m);
        expect(metrics).toMatch(/^agency_queue_waiting_jobs\{queue="mail"\} \d+$/m);
        expect(metrics).toMatch(/^agency_archive_failing 0$/m);
      }
      for (const path of ["/metrics", "/api/metrics"]) {
        const { status, body } = await sendRequest({ method: "GET", path });
        expect([status, body.includes("agency_")], path).toEqual([404, false]);
      }
    },
    10 * MINUTES,
  );
}

/** Returns the exit status. */
async function runHeartbeat() {
  const args = ["ssh", server.name, "systemctl start agency-heartbeat"];
  return (await tryCommand("deploy/testing/machine", args)).status;
}

/** Everything that provisioning manages: files with permissions, start times of services, firewall, roles and schema. */
const readState = () =>
  runOn(
    server,
    `find /etc /usr/local/lib /var/www -not -path '*.swp' \\( -type f -printf '%p %m %u:%g ' -exec sha256sum {} \\; -o -type l -printf '%p %l\\n' \\) | sort
    systemctl show -p Id,ActiveEnterTimestampMonotonic nginx 'postgresql@*-main.service' nftables systemd-journald ssh agency@3000 agency@worker
    nft list ruleset | grep -vE 'expires|elements = '
    cd /; runuser -u postgres -- sh -c 'pg_dumpall --roles-only; pg_dump --schema-only agency' | grep -v restrict`,
  );
const sendHttpRequest = (path: string) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = { Host: DOMAIN };
    http.get({ host: server.address, path, headers }, resolve).on("error", reject);
  });

async function readExposureLevels() {
  const units = ["agency@3000", "agency@worker", "agency-backup", "agency-heartbeat"];
  const levels: Record<string, number> = {};
  for (const unit of units) {
    const text = await runOn(server, `systemd-analyze security --no-pager ${unit}.service`);
    levels[unit] = Number(/exposure level for .*: ([\d.]+)/.exec(text)?.[1]);
  }
  return levels;
}
