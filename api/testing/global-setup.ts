import type { TestProject } from "vitest/node";
import { findCompiledService } from "./compiled-service.ts";
import { packFiles } from "./environment.ts";
import { startCluster } from "./postgres.ts";
import { createTemplateDatabase } from "./template-database.ts";

/** One temporary cluster for all test files; each creates separate databases. */
export default async function setup(project: TestProject) {
  process.env.PACKED_FILES = packFiles();
  // Only the fault tests start the service as a process.
  if (process.env.FAULTS !== undefined) findCompiledService();
  const cluster = await startCluster();
  await createTemplateDatabase(cluster.url());
  project.provide("postgresUrl", cluster.url());
  return () => cluster.stop();
}
