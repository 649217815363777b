/** What `npm view NAME@VERSION version time deprecated --json` returns. */
export interface RegistryEntry {
  version: string;
  /** Of each version, and of the keys `created` and `modified`. */
  time: Record<string, string>;
  deprecated?: string;
}

const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1_000;

/** Returns why a package needs a replacement: this version is deprecated, or no version was released for a year. */
export function findProblem({ version, time, deprecated }: RegistryEntry, now: Date) {
  if (deprecated) return `version ${version} is deprecated: ${deprecated}`;
  const releases = Object.entries(time).filter(([key]) => /^\d/.test(key));
  const newest = Math.max(...releases.map(([, at]) => Date.parse(at)));
  if (now.getTime() - newest <= MAX_AGE_MS) return undefined;
  return `no release since ${new Date(newest).toISOString().slice(0, 10)}`;
}
