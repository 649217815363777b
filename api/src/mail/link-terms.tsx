import { formatDate } from "@agency/contract/format/dates";
import type { OrderEmailData } from "./message.ts";
import { Note } from "./typography.tsx";

/** How long the private link works, and how to get a new one. */
export function LinkTerms({ order: { accessExpiresAt, items } }: { order: OrderEmailData }) {
  const hasFiles = items.some(({ file }) => file);
  return (
    <Note>
      The link works for 12 months{accessExpiresAt && `, until ${formatDate(accessExpiresAt)}`}.
      Expired
      {hasFiles && " or out of downloads"}? Open it to request a new one, free of charge. It needs
      no password, so keep it private.
    </Note>
  );
}
