import { dayOf } from "./dates.ts";
import type { OrderFacts } from "./message.ts";
import { Note } from "./typography.tsx";

/** How long the private link lasts, and how to get another. */
export function LinkTerms({ order: { accessUntil, items } }: { order: OrderFacts }) {
  const hasFiles = items.some(({ file }) => file);
  return (
    <Note>
      The link works for 12 months{accessUntil && `, until ${dayOf(accessUntil)}`}. When it has
      expired{hasFiles && " or its downloads are used up"}, open it and ask for a fresh one: we send
      it to this address, free of charge. Keep the link to yourself, because it opens your order
      without a password.
    </Note>
  );
}
