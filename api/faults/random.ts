/** Chance that is the same in every run. */
export interface Chance {
  /** Below the given number. */
  below(end: number): number;
  /** True so many times in a hundred. */
  percent(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  bytes(length: number): Buffer;
}

/** The generator is mulberry32: small, fast, and random enough to break things. */
export function createChance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    percent: (share) => below(100) < share,
    pick<T>(list: readonly T[]) {
      return list[below(list.length)] as T;
    },
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
