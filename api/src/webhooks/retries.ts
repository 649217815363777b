const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds after each attempt, as the Standard Webhooks specification suggests, for about three days. */
const RETRY_SECONDS = [
  ...[5, 5 * MINUTE, 30 * MINUTE],
  ...[2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR],
];

const GIVE_UP_SECONDS = 72 * HOUR;

/** Up to a tenth shorter, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;

/** Returns undefined when there is no attempt left. */
export function findNextAttempt({
  attempt_count,
  created_at,
  attempted_at,
}: {
  /** Including the one that failed. */
  attempt_count: number;
  created_at: Date;
  attempted_at: Date;
}): Date | undefined {
  const seconds = RETRY_SECONDS[attempt_count - 1] ?? RETRY_SECONDS.at(-1) ?? 0;
  const delayMs = seconds * (1 - Math.random() * JITTER) * 1_000;
  const next = new Date(attempted_at.getTime() + delayMs);
  return next.getTime() - created_at.getTime() > GIVE_UP_SECONDS * 1_000 ? undefined : next;
}
