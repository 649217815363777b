import type { TestProject } from "vitest/node";
import { packFiles } from "./environment.ts";
import { startCluster } from "./postgres.ts";

/** One throwaway cluster for all test files; each takes databases of its own. */
export default async function setup(project: TestProject) {
  process.env.PACKED_FILES = packFiles();
  const cluster = await startCluster();
  project.provide("postgresUrl", cluster.url());
  return () => cluster.stop();
}
