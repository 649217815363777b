/** A list of the desk shows at most this many pages; beyond that, the search is quicker. */
export const maxPages = 20;
