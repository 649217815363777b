import { sql } from "kysely";
import { expect } from "vitest";
import type { TestService } from "./service.ts";

/** Waits until this many statements wait for a lock. */
export const waitForBlocked = ({ db }: Pick<TestService, "db">, count: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ blocked: number }>`
        select count(*)::int as blocked from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows[0]?.blocked;
    })
    .toBe(count);
