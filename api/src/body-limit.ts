import { z } from "zod";

/** Of a request, in bytes, where its route says nothing else. */
export const BODY_LIMIT = 32 * 1024;

/** The parts of a JSON schema that say how long a value can be. */
interface Shape {
  type?: string;
  maxLength?: number;
  maxItems?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
  anyOf?: Shape[];
}

/** A control character is written with six: \u0001. */
const BYTES_A_CHARACTER = 6;
/** Numbers, dates, identifiers, true and false. */
const SHORT = 64;

/** As many bytes of JSON as a value can have that this schema of the contract accepts. */
export const largestJson = (schema: z.ZodType) =>
  sizeOf(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape);

function sizeOf({ type, maxLength, maxItems = 0, items, properties, anyOf }: Shape): number {
  if (anyOf) return Math.max(...anyOf.map(sizeOf));
  if (type === "array" && items) return 2 + maxItems * (sizeOf(items) + 1);
  if (type === "object")
    return Object.entries(properties ?? {}).reduce(
      (sum, [name, value]) => sum + name.length + 4 + sizeOf(value),
      2,
    );
  return maxLength === undefined ? SHORT : 2 + maxLength * BYTES_A_CHARACTER;
}
