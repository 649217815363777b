/** The last query of each list, so that returning to a list keeps its filter and pages. */
const searches = new Map<string, string>();

export const rememberSearch = (path: string, search: string) => searches.set(path, search);

/** The path of a list with its last query, and any other path as it is. */
export const withLastSearch = (path: string) => path + (searches.get(path) ?? "");
