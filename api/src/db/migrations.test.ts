import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "migrations");

test.each(readdirSync(folder))(
  "%s imports nothing of the service, so it can never change",
  (name) => {
    const imports = readFileSync(join(folder, name), "utf8").match(/from "([^"]+)"/g);
    expect(imports).toEqual(['from "kysely"']);
  },
);

test("every migration is in the list, in order", () => {
  const listed = readFileSync(join(import.meta.dirname, "migrate.ts"), "utf8");
  for (const name of readdirSync(folder)) expect(listed).toContain(`"./migrations/${name}"`);
});
