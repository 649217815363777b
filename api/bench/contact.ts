/**
 * npm run bench:contact -w api -- --seconds 10 --instances 2 --rows 1000000
 * Leads per second compared with pgbench running the same inserts, with empty and with full tables.
 */
import { parseArgs } from "node:util";
import { startCluster } from "../testing/postgres.ts";
import { openBench } from "./compare-with-pgbench.ts";
import { leadBytes, leadScript } from "./lead.ts";
import { measurePages } from "./pages.ts";
import { seed } from "./seed.ts";

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    rows: { type: "string", default: "1000000" },
    connections: { type: "string", default: "32" },
    instances: { type: "string", default: "1" },
  },
});
const rows = Number(values.rows);
/** Orders for the measurement with empty tables. */
const FEW = 2;

const cluster = await startCluster({ durable: true });
try {
  const bench = await openBench(cluster, {
    unit: "lead",
    connections: Number(values.connections),
    seconds: Number(values.seconds),
    instances: Number(values.instances),
    bytes: leadBytes,
    script: leadScript,
  });
  const { db, url } = bench;
  await seed(db, 1, FEW);
  await bench.warmUp();
  const empty = {
    rate: await bench.compare("empty tables"),
    pages: await measurePages(url, db, FEW),
  };
  console.log(`\nseeding ${rows} leads and orders`);
  await seed(db, FEW + 1, rows);
  const full = {
    rate: await bench.compare(`${rows} leads and orders`),
    pages: await measurePages(url, db, rows),
  };
  console.log("\nfull compared with empty tables");
  console.log(`  leads/s ${(full.rate / empty.rate).toFixed(2)} (at least 0.9)`);
  for (const [name, ms] of Object.entries(full.pages)) {
    const before = empty.pages[name as keyof typeof empty.pages];
    console.log(
      `  ${name} ${before.toFixed(2)} -> ${ms.toFixed(2)}: ${(ms / before).toFixed(2)} (at most 1.2)`,
    );
  }
  await bench.profileAndClose();
} finally {
  cluster.stop();
}
