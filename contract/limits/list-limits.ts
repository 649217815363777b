/** Maximum number of pages in a list of the desk; owners use the search beyond that. */
export const maxPages = 20;
