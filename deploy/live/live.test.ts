/**
 * In this order, on one machine: from nothing to a live site, forward and back, switched off, and lost. SCALE=1: from
 * nothing to a live site, and then what it takes to grow.
 */
import { afterAll, beforeAll } from "vitest";
import { floods } from "./flood.ts";
import { dataLoss } from "./loss.ts";
import { powerLoss } from "./power.ts";
import { provisioning } from "./provision.ts";
import { releases } from "./releases.ts";
import { scaling } from "./scale.ts";
import { pack, startTestEnvironment } from "./site.ts";
import { MINUTES, type SuiteContext } from "./stage.ts";

const stage = {} as SuiteContext;
beforeAll(async () => {
  stage.packed = await pack();
  stage.world = await startTestEnvironment();
}, 20 * MINUTES);
afterAll(() => stage.world?.close(), 3 * MINUTES);

provisioning(stage);
floods(stage);
if (process.env.SCALE) {
  scaling(stage);
} else {
  releases(stage);
  powerLoss(stage);
  dataLoss(stage);
}
