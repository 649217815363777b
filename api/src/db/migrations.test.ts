import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findLongLocks } from "../../testing/migration-rules.ts";

const folder = join(import.meta.dirname, "migrations");

test.each(readdirSync(folder))("imports nothing from the service in %s", (name) => {
  const imports = readFileSync(join(folder, name), "utf8").match(/from "([^"]+)"/g);
  expect(imports).toEqual(['from "kysely"']);
});

test("lists every migration", () => {
  const listed = readFileSync(join(import.meta.dirname, "migrate.ts"), "utf8");
  for (const name of readdirSync(folder)) expect(listed).toContain(`"./migrations/${name}"`);
});

test("holds no long locks in any migration", () => {
  const found = readdirSync(folder).flatMap((name) =>
    findLongLocks(readFileSync(join(folder, name), "utf8")),
  );
  expect(found).toEqual([]);
});

test.each([
  ["`create index leads_by_day on leads (received_at)`", "build it concurrently"],
  ["`create index concurrently leads_by_day on leads (received_at)`", "transaction = false"],
  ["`create index concurrently leads_by_day on leads (received_at)`", "drop it first"],
  ["`alter table leads add constraint short check (length(name) < 9)`", "not valid"],
  ["`alter table leads add column order_id bigint references orders`", "not valid"],
  ["`alter table leads alter column phone set not null`", "whole table"],
])("rejects %s", (statement, reason) => {
  expect(findLongLocks(statement).join()).toContain(reason);
});

test.each([
  "`create table visits (id bigint)` `create index visits_by_id on visits (id)`",
  "export const transaction = false; `drop index concurrently if exists a` `create index concurrently a on leads (id)`",
  "`alter table leads add column later text not null default 'x'`",
  "`alter table leads add constraint short check (length(name) < 9) not valid`",
  "export const transaction = false; `alter table leads validate constraint short`",
])("accepts %s", (statement) => {
  expect(findLongLocks(statement)).toEqual([]);
});
