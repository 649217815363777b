import { readFileSync } from "node:fs";
import { join } from "node:path";
import { webhookEvent } from "@agency/contract/api/webhook-events";
import { webhookEvents } from "@agency/contract/limits/webhook-events";
import { expect, test } from "vitest";

const docs = readFileSync(join(import.meta.dirname, "../../../docs/webhooks.md"), "utf8");
const examples = [...docs.matchAll(/```json\n([\s\S]+?)```/g)].map(([, json = ""]) =>
  JSON.parse(json),
);

test("documents every event with a valid example", () => {
  // Unchanged by the schema, so the example has no unknown field.
  for (const example of examples) expect(webhookEvent.parse(example)).toEqual(example);
  expect(examples.map(({ type }) => type)).toEqual([...Object.keys(webhookEvents), "test"]);
});
