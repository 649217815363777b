/** What the tests of the suite share. It is set before the first test. */
import type { buildRelease, TestEnvironment } from "./environment.ts";
import type { Load } from "./load-generator.ts";

export const MINUTES = 60_000;

export interface SuiteContext {
  environment: TestEnvironment;
  release: Awaited<ReturnType<typeof buildRelease>>;
}

/** 50 requests per second, of which 10 are leads and one is a payment: far more than an agency has. */
export const typicalLoad = ({ environment }: SuiteContext): Load => ({
  ...{ perSecond: 50, leads: 0.2, payments: 0.02 },
  gateway: environment.gateway,
});
