/** Deterministic random values, the same in every run. */
export interface Random {
  /** An integer from 0 to end - 1. */
  below(end: number): number;
  /** True with this probability, in percent. */
  percent(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  bytes(length: number): Buffer;
}

/** Uses mulberry32, which is small, fast and good enough for tests. */
export function createRandom(seed: number): Random {
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
