import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allowedImports } from "../../../.dependency-cruiser.ts";

const source = join(import.meta.dirname, "..");

/** The folder that writes each table. All other folders call its functions. */
const owners: Record<string, string[]> = {
  alerts: ["alerts", "failures", "health_conditions"],
  analytics: ["daily_metrics", "page_views", "visitor_salts"],
  core: ["rate_limits"],
  desk: [
    ...["desk_challenges", "desk_owners", "desk_passkeys", "desk_sessions"],
    "desk_sign_in_codes",
  ],
  fulfillment: ["downloads", "update_opt_outs", "version_announcements"],
  hours: ["time_entries"],
  installments: ["installments"],
  invoices: ["invoice_counters", "invoices"],
  leads: ["lead_events", "lead_replies", "leads"],
  orders: [
    ...["daily_order_totals", "order_events", "order_items", "order_total_changes", "orders"],
    "promised_contacts",
  ],
  "payment-requests": [
    ...["payment_reminders", "payment_request_events", "payment_request_lines"],
    ...["payment_request_versions", "payment_requests"],
  ],
  payments: [
    ...["dispute_losses", "dispute_responses", "disputes", "gateway_webhooks", "installation"],
    ...["payment_attempts", "refunds"],
  ],
  webhooks: ["webhook_deliveries", "webhook_subscriptions"],
};

/** Writes that name no table of an owner, by file. */
const otherWrites: Record<string, { sql: string; reason: string }> = {
  "desk/personal-data.ts": {
    sql: "delete from pgboss.job",
    reason: "Deletes queued emails to an address; pg-boss has no function for it.",
  },
  "desk/redact-address.ts": {
    sql: "update ${",
    reason: "Replaces an address in every text column, including those of future tables.",
  },
};

/** Tables that a file reads although its folder may not import their owner. */
const upwardReads: Record<string, { tables: string[]; reason: string }> = {
  "alerts/bounces.ts": {
    tables: ["installments", "lead_replies", "orders", "refunds", "time_entries"],
    reason: "An email job contains only an id; the alert names the order, payment request or lead.",
  },
  "analytics/daily-metrics.ts": {
    tables: [
      ...["dispute_losses", "lead_events", "leads", "order_items", "orders"],
      ...["payment_attempts", "refunds"],
    ],
    reason: "Reports count the rows of all domains in one statement.",
  },
  "health-checks/routes.ts": {
    tables: ["leads"],
    reason: "Checks that a table can be read.",
  },
  "invoices/build-snapshot.ts": {
    tables: ["payment_request_lines"],
    reason: "The invoice of an installment contains the lines of its payment request.",
  },
  "invoices/credit-notes.ts": {
    tables: ["refunds"],
    reason: "A later invoice also credits the refunds before it.",
  },
  "invoices/issue.ts": {
    tables: ["installments", "payment_requests"],
    reason: "The invoice of an installment contains its client and terms.",
  },
  "metrics/gauge-queries.ts": {
    tables: ["payment_attempts"],
    reason: "Metrics count rows of several domains.",
  },
  "orders/find.ts": {
    tables: ["payment_attempts"],
    reason: "Invoices, pages and payments need the active attempt of an order.",
  },
  "orders/personal-data.ts": {
    tables: ["installments"],
    reason: "The orders of a client's payment requests are deleted whatever their address.",
  },
  "orders/replace-links.ts": {
    tables: ["installments"],
    reason: "The links of all orders of a payment request are replaced in one statement.",
  },
  "payments/restore-order.ts": {
    tables: ["payment_requests"],
    reason: "A restored order is assigned to the installment that it paid.",
  },
};

const writes =
  /\b(?:insertInto|updateTable|deleteFrom)\(\s*"([a-z_]+)"|\b(?:insert into|update|delete from)\s+([a-z_]+)(?=\s+(?:as|set|where|values)\b|\s*\()/g;
/** A table of another schema, or one whose name is calculated. */
const writesOfOtherTables =
  /\b(?:insertInto|updateTable|deleteFrom)\((?!\s*")|\b(?:insert into|update|delete from)\s+(?:[a-z_]+\.[a-z_]+|\$\{)/g;
const reads = /\b(?:selectFrom|innerJoin|leftJoin)\(\s*"([a-z_]+)|\b(?:from|join)\s+([a-z_]+)\b/g;

const files = globSync("*/**/*.{ts,tsx}", { cwd: source })
  .filter((file) => !/\.test\.tsx?$|^db\/migrations\//.test(file))
  .map((file) => {
    const text = readFileSync(join(source, file), "utf8");
    return { file, folder: file.split("/")[0] ?? "", text };
  });

/** Each table with the folders that write it, from Kysely calls and SQL text. */
function findWriters() {
  const writers = new Map<string, Set<string>>();
  for (const { folder, text } of files) {
    for (const [, byCall, bySql] of text.matchAll(writes)) {
      const table = byCall ?? bySql ?? "";
      const folders = writers.get(table) ?? new Set();
      writers.set(table, folders.add(folder));
    }
  }
  return writers;
}

/** The folder and all folders that it imports, directly or not. */
function listFoldersBelow(folder: string) {
  const found = new Set([`api/src/${folder}`]);
  // A set that grows during the loop is iterated to its end.
  for (const each of found) for (const below of allowedImports[each] ?? []) found.add(below);
  return found;
}

function findUpwardReads() {
  const found: Record<string, string[]> = {};
  for (const { file, folder, text } of files) {
    const below = listFoldersBelow(folder);
    const isUpward = (table: string) =>
      Object.entries(owners).some(
        ([owner, tables]) => tables.includes(table) && !below.has(`api/src/${owner}`),
      );
    const tables = [...text.matchAll(reads)].map(([, byCall, bySql]) => byCall ?? bySql ?? "");
    const upward = [...new Set(tables.filter(isUpward))];
    // The command line imports all of api/src.
    if (upward.length > 0 && folder !== "cli") found[file] = upward.toSorted();
  }
  return found;
}

test("writes each table in one folder only", () => {
  const expected = Object.entries(owners).flatMap(([folder, tables]) =>
    tables.map((table) => [table, [folder]] as const),
  );
  const actual = [...findWriters()]
    .filter(([table]) => table !== "set")
    .map(([table, folders]) => [table, [...folders]] as const);
  expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
});

test("lists every write that names no table of an owner", () => {
  const found = files.flatMap(({ file, text }) =>
    [...text.matchAll(writesOfOtherTables)].map(([match]) => [file, match]),
  );
  const expected = Object.entries(otherWrites).map(([file, { sql }]) => [file, sql]);
  expect(found.toSorted()).toEqual(expected);
});

test("lists every read of a table whose owner is not below the reading folder", () => {
  const expected = Object.entries(upwardReads).map(([file, { tables }]) => [file, tables]);
  expect(findUpwardReads()).toEqual(Object.fromEntries(expected));
});
