import { z } from "zod";
import type { Deps } from "../core/deps.ts";
import type { Settings } from "../core/settings.ts";

interface JobDefinition {
  name: string;
  /** Shown to owners when the job fails, such as "Sends reminders for payment requests". */
  purpose: string;
  /** The signal is aborted when the service stops. A job that stops early throws, except for a loop. */
  handler: (deps: Deps, signal: AbortSignal, data: unknown) => Promise<unknown>;
}

/** Runs at the times of `cron`, in the owner's time zone. */
export interface ScheduledJob extends JobDefinition {
  cron: string;
}

/** Runs for each entry of the payment jobs' queue that has its name. */
export interface QueuedJob extends JobDefinition {
  schema: z.ZodObject;
  matchesOldEntry?: MatchesOldEntry;
}

/** Whether an entry without a name, which release 1.0.0 queued, is for the job. */
type MatchesOldEntry = (data: Record<string, unknown>) => boolean;

/** Runs again some time after its last run has ended. */
export interface Loop extends JobDefinition {
  intervalSeconds: (settings: Settings) => number;
}

export type Job = ScheduledJob | QueuedJob | Loop;

/** Defines a queued job's name and data. defineQueuedJob() defines what it does. */
export function defineJobData<Shape extends z.ZodRawShape>(
  job: string,
  shape: Shape,
  matchesOldEntry?: MatchesOldEntry,
) {
  const schema = z.object(shape);
  const createEntry = (data: z.input<typeof schema>) => ({ job, ...data });
  return Object.assign(createEntry, { job, schema, matchesOldEntry });
}

export function defineQueuedJob<Schema extends z.ZodObject>(
  {
    job,
    schema,
    matchesOldEntry,
  }: { job: string; schema: Schema; matchesOldEntry?: MatchesOldEntry },
  {
    purpose,
    handler,
  }: {
    purpose: string;
    handler: (deps: Deps, data: z.output<Schema>, signal: AbortSignal) => Promise<unknown>;
  },
): QueuedJob {
  return {
    ...{ name: job, purpose, schema, matchesOldEntry },
    handler: (deps, signal, data) => handler(deps, schema.parse(data), signal),
  };
}
