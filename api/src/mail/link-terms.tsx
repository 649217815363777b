import { formatDate } from "@agency/contract/format/dates";
import type { OrderEmailData } from "./message.ts";
import { Note } from "./typography.tsx";

/** How long the private link lasts, and how to get another. */
export function LinkTerms({ order: { accessUntil, items } }: { order: OrderEmailData }) {
  const hasFiles = items.some(({ file }) => file);
  return (
    <Note>
      The link works for 12 months{accessUntil && `, until ${formatDate(accessUntil)}`}. Expired
      {hasFiles && " or used up"}? Open it and ask for a fresh one, free of charge. It needs no
      password, so keep it to yourself.
    </Note>
  );
}
