import http from "node:http";
import { expect, test } from "vitest";
import { until } from "../../api/testing/load.ts";
import { report } from "./figures.ts";
import { DOMAIN, deploy, query, ready, runOn, server, tryCommand } from "./machine.ts";
import { MINUTES, type SuiteContext } from "./stage.ts";
import { sendRequest } from "./visitors.ts";

export function provisioning(stage: SuiteContext) {
  test(
    "[FAULT-55] provision on the bare machine, twice; first page over TLS; minutes taken",
    async () => {
      await stage.world.authority.introduce();
      const began = performance.now();
      const first = await stage.world.provision();
      await deploy("release", [server.name], { PACKED: stage.packed.folder });
      const ca = await stage.world.authority.root();
      const page = await sendRequest(
        { method: "GET", path: "/faq", headers: { "Accept-Encoding": "br" } },
        { ca },
      );
      const minutes = (performance.now() - began) / MINUTES;
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject({
        "strict-transport-security": expect.stringContaining("max-age="),
        "content-security-policy": expect.stringContaining("default-src"),
        "content-encoding": "br",
      });
      expect(first.output).not.toMatch(/SIGNING_KEYS=.|private/i);

      const before = await state();
      const second = await stage.world.provision();
      expect(second.output).toContain("Nothing was changed.");
      expect(second.output).not.toContain("changed: ");
      expect(await state()).toBe(before);

      const redirect = await plain("/faq?a=b");
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
        "boot seconds": stage.world.bootSeconds,
        "pack seconds": stage.packed.seconds,
        "provision seconds": first.seconds,
        "second provision seconds": second.seconds,
        "minutes from bare to first page": minutes,
        exposure: await exposure(),
      });
    },
    30 * MINUTES,
  );

  test(
    "what runs there is confined, and nothing but ssh and the web answers from outside",
    async () => {
      for (const [unit, level] of Object.entries(await exposure()))
        expect(level, unit).toBeLessThanOrEqual(2);
      const open = await runOn(
        server,
        "ss -Hltn | awk '{print $4}' | grep -v '^127\\.\\|^\\[::1\\]' | sed 's/.*://' | sort -un",
      );
      expect(open.split("\n")).toEqual(["22", "80", "443"]);
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
    "the doctor finds all of it well, but for the names, which no name server knows; a process that stands still is told",
    async () => {
      const doctor = async () => {
        const { status, output } = await tryCommand("deploy/doctor", [server.name]);
        const lines = output.trim().split("\n");
        for (const line of lines) expect(line).toMatch(/^(ok {4}|look {2}|broken) {2}\S/);
        return { status, broken: lines.filter((line) => line.startsWith("broken")) };
      };
      const names = [`the name ${DOMAIN}`, "SPF", "DMARC"];
      const first = await doctor();
      expect(first.status).toBe(1);
      expect(first.broken).toEqual(
        names.map((name) => expect.stringContaining(`broken  ${name} no name server answers`)),
      );
      await runOn(server, "systemctl stop agency@3001");
      expect(await heartbeat()).not.toBe(0);
      const { broken } = await doctor();
      await runOn(server, "systemctl start agency@3001");
      expect(broken[0]).toContain("agency@3001 does not answer: journalctl");
      expect(await query("select kind from conditions")).toEqual(["process-down"]);
    },
    5 * MINUTES,
  );

  test(
    "the watcher outside is asked every minute while all is well; figures are told on the machine alone",
    async () => {
      const { asked } = stage.world.watcher;
      const before = asked.length;
      await until("the heartbeat's own timer has asked twice", () => asked.length >= before + 2, {
        ...{ withinMs: 4 * MINUTES, everyMs: 500 },
      });
      const [first = 0, second = 0] = asked.slice(-2);
      report("heartbeat", { "seconds from one to the next": (second - first) / 1000 });
      await runOn(server, "systemctl stop agency@3001");
      const silent = asked.length;
      expect(await heartbeat()).not.toBe(0);
      expect(asked).toHaveLength(silent);
      await runOn(server, "systemctl start agency@3001");
      await ready(3001);

      for (const port of [3000, 3001]) {
        const figures = await runOn(server, `curl -fsS 127.0.0.1:${port}/metrics`);
        expect(figures).toMatch(/^agency_http_answers_total\{.*\} \d+$/m);
        expect(figures).toMatch(/^agency_queue_waiting_jobs\{queue="mail"\} \d+$/m);
        expect(figures).toMatch(/^agency_archive_failing 0$/m);
      }
      for (const path of ["/metrics", "/api/metrics"]) {
        const { status, body } = await sendRequest({ method: "GET", path });
        expect([status, body.includes("agency_")], path).toEqual([404, false]);
      }
    },
    10 * MINUTES,
  );
}

async function heartbeat() {
  const args = ["ssh", server.name, "systemctl start agency-heartbeat"];
  return (await tryCommand("deploy/testing/machine", args)).status;
}

/** Everything that provision cares for: files with their rights, what runs since when, and the database's roles. */
const state = () =>
  runOn(
    server,
    `find /etc /usr/local/lib /var/www -not -path '*.swp' \\( -type f -printf '%p %m %u:%g ' -exec sha256sum {} \\; -o -type l -printf '%p %l\\n' \\) | sort
    systemctl show -p Id,ActiveEnterTimestampMonotonic nginx 'postgresql@*-main.service' nftables systemd-journald ssh agency@3000 agency@worker
    nft list ruleset | grep -v expires
    cd /; runuser -u postgres -- sh -c 'pg_dumpall --roles-only; pg_dump --schema-only agency' | grep -v restrict`,
  );
const plain = (path: string) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = { Host: DOMAIN };
    http.get({ host: server.address, path, headers }, resolve).on("error", reject);
  });

async function exposure() {
  const units = ["agency@3000", "agency@worker", "agency-backup", "agency-heartbeat"];
  const levels: Record<string, number> = {};
  for (const unit of units) {
    const text = await runOn(server, `systemd-analyze security --no-pager ${unit}.service`);
    levels[unit] = Number(/exposure level for .*: ([\d.]+)/.exec(text)?.[1]);
  }
  return levels;
}
