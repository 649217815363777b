import type { TestProject } from "vitest/node";
import { findCompiledService } from "./compiled-service.ts";
import { packFiles } from "./environment.ts";
import { startCluster } from "./postgres.ts";
import { createTemplateDatabase } from "./template-database.ts";

/** Creating a database then costs a third of the time. Test databases are too short-lived to need a vacuum. */
const settings = [
  "autovacuum=off",
  "checkpoint_timeout=1h",
  "max_wal_size=8GB",
  "max_wal_senders=0",
  "synchronous_commit=off",
  "wal_level=minimal",
];

/** One temporary cluster for all test files; each creates separate databases. */
export default async function setup(project: TestProject) {
  process.env.PACKED_FILES = packFiles();
  // Only the fault tests start the service as a process.
  if (process.env.SUITE === "faults") findCompiledService();
  const cluster = await startCluster({ settings });
  await createTemplateDatabase(cluster.url());
  project.provide("postgresUrl", cluster.url());
  return () => cluster.stop();
}
