import { z } from "zod";
import { type Operation, operations } from "./operations.ts";

/**
 * | kind  | what the caller sees                                                       |
 * | ----- | -------------------------------------------------------------------------- |
 * | hang  | nothing, ever                                                              |
 * | reset | the connection dies before anything happened                               |
 * | lost  | the connection dies, and yet it happened                                   |
 * | late  | the answer, `delayMs` later                                                |
 * | 500   | that status                                                                |
 * | 503   | that status                                                                |
 * | cut   | half of the answer, then the connection dies; it happened                  |
 */
const kinds = ["hang", "reset", "lost", "late", "500", "503", "cut"] as const;

const effects = ["none", "first", "late"] as const;

/** The first is the usual one. */
const possibleEffects: Record<(typeof kinds)[number], [Effect, ...Effect[]]> = {
  hang: ["none", "first", "late"],
  reset: ["none"],
  lost: ["first", "late"],
  late: ["first", "late"],
  "500": ["none", "first", "late"],
  "503": ["none", "first", "late"],
  cut: ["first"],
};
type Effect = (typeof effects)[number];

const fields = z.strictObject({
  operation: z.union([z.enum(operations), z.array(z.enum(operations)).nonempty()]),
  kind: z.enum(kinds),
  /**
   * Whether and when the thing asked for happens: `none`, `first` before the caller knows, or `late`,
   * `delayMs` after the request came. A `late` answer then comes with it; other faults strike at once.
   */
  effect: z.enum(effects).optional(),
  delayMs: z.number().nonnegative().default(0),
  /** How often it strikes: once unless told, or without end if it strikes by chance. */
  times: z.union([z.int().positive(), z.literal("always")]).optional(),
  /** The chance that it strikes a call, from a sequence that the seed fixes. */
  probability: z.number().min(0).max(1).optional(),
  seed: z.int().default(1),
});

export const faultRule = fields.refine(
  ({ kind, effect }) => effect === undefined || possibleEffects[kind].includes(effect),
  { error: "This kind of fault cannot have this effect", path: ["effect"] },
);
export type FaultRule = z.input<typeof faultRule>;

export interface Fault {
  kind: (typeof kinds)[number];
  effect: Effect;
  delayMs: number;
}

interface Armed {
  operations: readonly Operation[];
  fault: Fault;
  strikes(): boolean;
  left: number;
}

export class Faults {
  #armed: Armed[] = [];

  /** Returns a function that disarms it. */
  add(rule: FaultRule): () => void {
    const { operation, kind, effect, delayMs, times, probability, seed } = faultRule.parse(rule);
    const armed: Armed = {
      operations: typeof operation === "string" ? [operation] : operation,
      fault: { kind, effect: effect ?? possibleEffects[kind][0], delayMs },
      strikes: probability === undefined ? () => true : chance(probability, seed),
      left: times === "always" ? Infinity : (times ?? (probability === undefined ? 1 : Infinity)),
    };
    this.#armed.push(armed);
    return () => {
      this.#armed = this.#armed.filter((other) => other !== armed);
    };
  }

  /** The fault that strikes this call, if any; the first armed wins. */
  take(operation: Operation): Fault | undefined {
    const armed = this.#armed.find((rule) => rule.operations.includes(operation) && rule.strikes());
    if (!armed) return undefined;
    armed.left -= 1;
    if (armed.left === 0) this.#armed = this.#armed.filter((other) => other !== armed);
    return armed.fault;
  }

  clear() {
    this.#armed = [];
  }
}

/** The mulberry32 generator: small, and the same everywhere. */
function chance(probability: number, seed: number): () => boolean {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 < probability;
  };
}
