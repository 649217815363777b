import { randomInt } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, test } from "vitest";
import { DAYS } from "../testing/clock.ts";
import {
  commands,
  createFirstSubjects,
  moneyCommands,
  type Step,
  type World,
} from "./model-commands.ts";
import { findUnsettled, findViolations } from "./model-invariants.ts";
import {
  type ModelShop,
  runLoops,
  runQueuedJobs,
  runScheduledJobs,
  startModelShop,
} from "./model-shop.ts";
import { report, sizes } from "./test-scale.ts";

let shop: ModelShop;
beforeAll(async () => {
  shop = await startModelShop();
});
afterAll(() => shop?.close());

/** MODEL_SEED repeats a failed run. */
const seed = Number(process.env.MODEL_SEED ?? randomInt(2 ** 31));
let executed: Record<string, number> = {};

const buildStep = (names: readonly string[]): fc.Arbitrary<Step> =>
  fc.record({
    name: fc.oneof(
      ...names.map((name) => ({
        arbitrary: fc.constant(name),
        weight: commands[name]?.weight ?? 1,
      })),
    ),
    subject: fc.nat(1_000),
    variant: fc.nat(1_000),
  });
/** A restart closes the connections of concurrent commands. */
const canRunConcurrently = (name: string) => name !== "service restarts";

/** Most steps run one command, some run two at the same time. */
function buildSteps(names: readonly string[]) {
  const step = buildStep(names);
  const concurrentStep = buildStep(names.filter(canRunConcurrently));
  return fc.array(
    fc.oneof(
      { arbitrary: fc.tuple(step), weight: 6 },
      { arbitrary: fc.tuple(concurrentStep, concurrentStep), weight: 1 },
    ),
    { minLength: 1, maxLength: 80, size: "max" },
  );
}

const timeoutMs = sizes.timeoutMs * 5;
/** Ends a run that hangs, and shrinking that takes too long. */
const RUN_TIMEOUT_MS = 600_000;
/** The invariants cover the whole database, so commands get slower as it grows. */
const RUNS_PER_SHOP = 25;

test(
  "[FAULT-67] keeps all invariants when features are mixed at random",
  () => runModel("FAULT-67", Object.keys(commands), sizes.modelCommands),
  timeoutMs,
);

test(
  "[FAULT-48] imports refunds of the Control Panel once, in any order with ours",
  () => runModel("FAULT-48", moneyCommands, sizes.moneyCommands),
  timeoutMs,
);

async function runModel(id: string, names: readonly string[], minCommands: number) {
  console.log(`MODEL_SEED=${seed}`);
  const startedAt = Date.now();
  executed = {};
  const property = fc.asyncProperty(buildSteps(names), runSteps);
  let runs = 0;
  const count = () => Object.values(executed).reduce((sum, n) => sum + n, 0);
  for (; count() < minCommands; runs++) {
    if (runs > 0 && runs % RUNS_PER_SHOP === 0) await replaceShop();
    await fc.assert(property, {
      ...{ seed: seed + runs, numRuns: 1, unbiased: true, verbose: true },
      ...{ interruptAfterTimeLimit: RUN_TIMEOUT_MS, markInterruptAsFailure: true },
      asyncReporter: async (result) => {
        if (result.failed) throw new Error(describeFailure(result));
      },
    });
  }
  const seconds = (Date.now() - startedAt) / 1_000;
  report(id, { seed, runs, commands: count(), seconds, executed });
}

async function replaceShop() {
  await shop.close();
  shop = await startModelShop();
}

function describeFailure({
  seed,
  counterexample,
  errorInstance,
}: fc.RunDetails<[readonly Step[][]]>) {
  const list = counterexample?.[0].map(
    (together) => `  ${together.map(describeStep).join(" and ")}`,
  );
  return `MODEL_SEED=${seed}\n${list?.join("\n")}\n${errorInstance}`;
}

const describeStep = ({ name, subject, variant }: Step) => `${name} (${subject}, ${variant})`;

/** Each run has its own actors in the same service, so that a shrunk run starts like the original. */
async function runSteps(list: readonly Step[][]) {
  const { lastOrderId } = await shop.db
    .selectFrom("orders")
    .select(({ fn }) => fn.coalesce(fn.max("id"), sql<number>`0`).as("lastOrderId"))
    .executeTakeFirstOrThrow();
  const lists = { purchases: [], requests: [], disputes: [], webhooks: [] };
  const world: World = { shop, lastOrderId, ...lists };
  await createFirstSubjects(world);
  for (const together of list) {
    await Promise.all(
      together.map(async ({ name, subject, variant }) => {
        executed[name] = (executed[name] ?? 0) + 1;
        await commands[name]?.run(world, subject, variant);
      }),
    );
    expectNothingNew(await findViolations(shop.db), together.map(describeStep).join());
  }
  await settle();
}

/** Lets enough time pass that nothing is unfinished. Unconfirmed claims expire after 14 days. */
async function settle() {
  shop.emulator.clearFaults();
  let unsettled: string[] = [];
  // The emulator may have several declines left, each of which delays a refund by a round.
  for (const days of [1, 5, 5, 5, ...Array<number>(12).fill(1)]) {
    shop.emulator.settleOvernight();
    await runQueuedJobs(shop);
    expectNothingNew(await runScheduledJobs(shop));
    shop.passTime(days * DAYS);
    await runLoops(shop);
    unsettled = await findUnsettled(shop, shop.emulator.audit());
    if (days === 1 && unsettled.length === 0) break;
  }
  expectNothingNew(await runScheduledJobs(shop));
  expectNothingNew(await findViolations(shop.db));
  expectNothingNew(unsettled);
}

/** What a failed run left in the database must not fail the runs that shrink it. */
const known = new Set<string>();
function expectNothingNew(violations: readonly string[], after = "everything is settled") {
  const found = violations.filter((violation) => !known.has(violation));
  for (const violation of found) known.add(violation);
  if (found.length > 0) throw new Error(`after ${after}:\n  ${found.join("\n  ")}`);
}
