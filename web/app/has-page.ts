/** Pages without content, set by the build from page-list.ts. */
const emptyPages: readonly string[] = import.meta.env.EMPTY_PAGES ?? [];

export const hasPage = ({ to }: { to: string }) => !emptyPages.includes(to);
