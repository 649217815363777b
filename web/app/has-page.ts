/** What the build found nothing for; see page-list.ts. */
const empty: readonly string[] = import.meta.env.EMPTY_PAGES ?? [];

/** Whether a link leads to a page that there is. */
export const hasPage = ({ to }: { to: string }) => !empty.includes(to);
