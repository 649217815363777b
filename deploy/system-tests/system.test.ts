/**
 * Runs in this order on one machine: provisioning, upgrades and rollbacks, power loss and data loss.
 * With SCALE_TESTS=1: provisioning, then the scaling steps.
 */
import { afterAll, beforeAll } from "vitest";
import { MINUTES, type SuiteContext } from "./context.ts";
import { testDataLoss } from "./data-loss.ts";
import { buildRelease, startTestEnvironment } from "./environment.ts";
import { testFlood } from "./flood.ts";
import { testPowerLoss } from "./power-loss.ts";
import { testProvisioning } from "./provision.ts";
import { testReleases } from "./releases.ts";
import { testScaling } from "./scale.ts";

const context = {} as SuiteContext;
beforeAll(async () => {
  context.release = await buildRelease();
  context.environment = await startTestEnvironment();
}, 20 * MINUTES);
afterAll(() => context.environment?.close(), 3 * MINUTES);

testProvisioning(context);
testFlood(context);
if (process.env.SCALE_TESTS) {
  testScaling(context);
} else {
  testReleases(context);
  testPowerLoss(context);
  testDataLoss(context);
}
