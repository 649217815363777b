import { z } from "zod";
import { type Operation, operations } from "./operations.ts";

/**
 * | kind          | what the caller sees                                    |
 * | ------------- | ------------------------------------------------------- |
 * | hang          | no response                                             |
 * | reset         | connection reset; the operation had no effect           |
 * | response_lost | connection reset; the operation took effect             |
 * | delayed       | the response, after `delayMs`                           |
 * | 500           | status 500                                              |
 * | 503           | status 503                                              |
 * | truncated     | half of the response; the operation took effect         |
 */
const kinds = ["hang", "reset", "response_lost", "delayed", "500", "503", "truncated"] as const;

const effects = ["none", "before", "after"] as const;

/** The first one is the default. */
const possibleEffects: Record<(typeof kinds)[number], [Effect, ...Effect[]]> = {
  hang: ["none", "before", "after"],
  reset: ["none"],
  response_lost: ["before", "after"],
  delayed: ["before", "after"],
  "500": ["none", "before", "after"],
  "503": ["none", "before", "after"],
  truncated: ["before"],
};
type Effect = (typeof effects)[number];

const fields = z.strictObject({
  operation: z.union([z.enum(operations), z.array(z.enum(operations)).nonempty()]),
  kind: z.enum(kinds),
  /**
   * When the operation takes effect: never (`none`), `before` the caller sees the fault, or `delayMs` `after` the request.
   * Only a `delayed` response waits for the effect.
   */
  effect: z.enum(effects).optional(),
  delayMs: z.number().nonnegative().default(0),
  /** Once by default, or always if there is a `probability`. */
  times: z.union([z.int().positive(), z.literal("always")]).optional(),
  /** The probability per call. The same `seed` gives the same sequence. */
  probability: z.number().min(0).max(1).optional(),
  seed: z.int().default(1),
  /** Only for requests that contain this text, such as the buyer's email. */
  requestContains: z.string().default(""),
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

interface ActiveRule {
  operations: readonly Operation[];
  requestContains: string;
  fault: Fault;
  shouldApply(): boolean;
  remainingCount: number;
}

export class Faults {
  #rules: ActiveRule[] = [];

  /** Returns a function that removes the fault. */
  add(rule: FaultRule): () => void {
    const { operation, kind, effect, delayMs, times, probability, seed, requestContains } =
      faultRule.parse(rule);
    const active: ActiveRule = {
      operations: typeof operation === "string" ? [operation] : operation,
      requestContains,
      fault: { kind, effect: effect ?? possibleEffects[kind][0], delayMs },
      shouldApply: probability === undefined ? () => true : createTrigger(probability, seed),
      remainingCount:
        times === "always" ? Infinity : (times ?? (probability === undefined ? 1 : Infinity)),
    };
    this.#rules.push(active);
    return () => this.#remove(active);
  }

  /** The fault for this call, if any. The oldest matching rule applies. */
  take(operation: Operation, requestBody = ""): Fault | undefined {
    const active = this.#rules.find(
      (rule) =>
        rule.operations.includes(operation) &&
        requestBody.includes(rule.requestContains) &&
        rule.shouldApply(),
    );
    if (!active) return undefined;
    active.remainingCount -= 1;
    if (active.remainingCount === 0) this.#remove(active);
    return active.fault;
  }

  clear() {
    this.#rules = [];
  }

  #remove(active: ActiveRule) {
    this.#rules = this.#rules.filter((rule) => rule !== active);
  }
}

/** The mulberry32 generator, which is small and gives the same sequence on every machine. */
function createTrigger(probability: number, seed: number): () => boolean {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 < probability;
  };
}
