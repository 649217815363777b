/** What the scenarios of the suite share; filled before the first of them. */
import type { pack, TestEnvironment } from "./site.ts";
import type { Load } from "./visitors.ts";

export const MINUTES = 60_000;

export interface SuiteContext {
  world: TestEnvironment;
  packed: Awaited<ReturnType<typeof pack>>;
}

/** Far more than an agency has: 10 leads and a payment a second among 50 requests. */
export const typicalLoad = ({ world }: SuiteContext): Load => ({
  ...{ perSecond: 50, leads: 0.2, payments: 0.02 },
  gateway: world.gateway,
});
