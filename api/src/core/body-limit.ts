import { z } from "zod";

/** Default limit of a request body, in bytes. */
export const BODY_LIMIT = 32 * 1024;

/** The parts of a JSON schema that limit the size of a value. */
interface Shape {
  type?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
}

/** A control character takes six: \u0001. */
const BYTES_PER_CHARACTER = 6;
/** Enough for numbers, dates, IDs and booleans. */
const SHORT_VALUE_BYTES = 64;

/** The size in bytes of the largest JSON that this schema accepts. */
export const largestJson = (schema: z.ZodType) =>
  measureSchema(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape);

function measureSchema({ type, maxLength, maxItems = 0, items, properties, anyOf }: Shape): number {
  if (anyOf) return Math.max(...anyOf.map(measureSchema));
  if (type === "array" && items) return 2 + maxItems * (measureSchema(items) + 1);
  if (type === "object")
    return Object.entries(properties ?? {}).reduce(
      (sum, [name, value]) => sum + name.length + 4 + measureSchema(value),
      2,
    );
  return maxLength === undefined ? SHORT_VALUE_BYTES : 2 + maxLength * BYTES_PER_CHARACTER;
}
