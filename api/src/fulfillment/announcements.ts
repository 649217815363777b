/** Emails about new versions of a template, to every buyer with access. */
import { templates } from "@agency/contract/catalog";
import { maxCountedRecipients } from "@agency/contract/limits/list-limits";
import { getTemplateFile } from "@agency/contract/offers/template-files";
import type { Template } from "@agency/contract/offers/types";
import { templateChanges } from "@agency/contract/template-files.generated";
import { type RawBuilder, sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import type { Db } from "../db/database.ts";
import { accessEndedSql, notDeletedSql } from "../orders/orders.ts";
import { newVersion } from "./emails.ts";

const changesOf: Readonly<Record<string, readonly string[]>> = templateChanges;

/** The current version of each template for sale, and to whom it was announced. */
export async function listVersions(deps: Deps) {
  const announcements = await deps.db.selectFrom("version_announcements").selectAll().execute();
  return Promise.all(
    templates.map(async (template) => {
      const { version } = getTemplateFile(template);
      const announcement = announcements.find(
        (row) => row.template_id === template.id && row.version === version,
      );
      return {
        ...{ template, version, announcement, changes: listChanges(template) },
        recipientCount: announcement
          ? 0
          : await countRecipients(deps, { templateId: template.id, version }),
      };
    }),
  );
}

const listChanges = ({ id }: Template) => [...(changesOf[id] ?? [])];

/**
 * Announces a version once: the row and the queued emails are stored in one transaction, and a repeated or concurrent
 * call finds the row.
 */
export async function announceVersion(deps: Deps, templateId: string, version: string, by: string) {
  const template = templates.find(({ id }) => id === templateId);
  if (!template || getTemplateFile(template).version !== version)
    throw new ApiError(
      409,
      "unknown-version",
      "There is another version of this template now. Reload the page and check what changed.",
    );
  await deps.db.transaction().execute(async (trx) => {
    const announced = await trx
      .insertInto("version_announcements")
      .values({
        ...{ template_id: templateId, version, name: template.name, owner: by },
        ...{ changes: listChanges(template), announced_at: deps.now(), recipient_count: 0 },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("template_id")
      .executeTakeFirst();
    if (!announced) return;
    const orders = await selectRecipients(deps, trx, { templateId, version })
      .select("id")
      .execute();
    if (orders.length === 0)
      throw new ApiError(409, "no-buyers", "No buyer has an earlier version of this template.");
    await trx
      .updateTable("version_announcements")
      .set({ recipient_count: orders.length })
      .where("template_id", "=", templateId)
      .where("version", "=", version)
      .execute();
    await deps.queue.mail(
      trx,
      orders.map(({ id }) => newVersion({ templateId, version, orderId: id })),
    );
  });
}

interface Announced {
  templateId: string;
  version: string;
}

/** Counts until there are more than the screen shows, in the order of the index, so that a million buyers are not sorted. */
async function countRecipients(deps: Deps, announced: Announced) {
  const recipients = selectOrdersWithEarlierVersion(deps, deps.db, announced)
    .select("email")
    .groupBy("email")
    .limit(maxCountedRecipients + 1);
  const { count } = await deps.db
    .selectFrom(recipients.as("recipients"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

const hasOptedOut = sql<boolean>`exists (
  select from update_opt_outs where update_opt_outs.email = orders.email)`;

const hasEarlierVersion = ({ templateId, version }: Announced): RawBuilder<boolean> => sql`exists (
  select from order_items where order_id = orders.id and kind = 'template'
    and catalog_id = ${templateId} and file_version is distinct from ${version})`;

const selectOrdersWithEarlierVersion = (deps: Deps, db: Db, announced: Announced) =>
  db
    .selectFrom("orders")
    .where("state", "in", ["paid", "partially_refunded"])
    .where("paid_at", "is not", null)
    .where(accessEndedSql(deps), "=", false)
    .where(notDeletedSql)
    .where(hasOptedOut, "=", false)
    .where(hasEarlierVersion(announced));

/** The newest order with access to an earlier version, for each email address. */
const selectRecipients = (deps: Deps, db: Db, announced: Announced) =>
  selectOrdersWithEarlierVersion(deps, db, announced)
    .distinctOn("email")
    .orderBy("email")
    .orderBy("id", "desc");

/** What to send to the buyer of this order now: its address may have lost access or opted out since. */
export async function findAnnouncement(deps: Deps, announced: Announced, email: string) {
  const order = await selectRecipients(deps, deps.db, announced)
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst();
  const announcement = await deps.db
    .selectFrom("version_announcements")
    .selectAll()
    .where("template_id", "=", announced.templateId)
    .where("version", "=", announced.version)
    .executeTakeFirst();
  return order && announcement && { order, announcement };
}
