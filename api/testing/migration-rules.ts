/** Finds statements in a migration that would lock a big table for a long time. */
export function findLongLocks(source: string): string[] {
  const statements = source.replace(/\s+/g, " ");
  const created = [...statements.matchAll(/create table (?:if not exists )?(\w+)/gi)].map(
    ([, table]) => table,
  );
  const isNew = (table = "") => created.includes(table);
  const found: string[] = [];
  for (const [text, concurrently, name, table] of statements.matchAll(
    /create (?:unique )?index (concurrently )?(\w+) on (\w+)/gi,
  )) {
    if (!concurrently && !isNew(table)) found.push(`${text}: build it concurrently`);
    if (concurrently && !/export const transaction = false/.test(source))
      found.push(`${text}: export transaction = false`);
    // An interrupted build leaves an invalid index behind.
    if (concurrently && !statements.includes(`drop index concurrently if exists ${name}`))
      found.push(`${text}: drop it first`);
  }
  for (const [, table, changes = ""] of statements.matchAll(/alter table (\w+) ([^`;]+)/gi)) {
    if (isNew(table)) continue;
    for (const change of changes.split(/, (?=add|alter|drop)/i)) {
      const addsCheck = /add constraint/i.test(change) && !/ using index /i.test(change);
      if (addsCheck && !/not valid/i.test(change))
        found.push(`${change.trim()}: not valid, then validate`);
      if (/add column.* references /i.test(change))
        found.push(`${change.trim()}: reference it not valid`);
      if (/add column.* check /i.test(change)) found.push(`${change.trim()}: check it not valid`);
      if (/set not null| type /i.test(change))
        found.push(`${change.trim()}: reads the whole table`);
    }
  }
  return found;
}
