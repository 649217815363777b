/** Maximum number of pages in a list of the desk; owners use the search beyond that. */
export const maxPages = 20;

/** Maximum number of recipients that the desk counts before the announcement of a template version. */
export const maxCountedRecipients = 1_000;
