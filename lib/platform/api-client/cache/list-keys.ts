/** The key of a list that is read by pages, with any filter: its data are pages (`usePagedList`). */
export const pagesKey = (path: string) => [path, "pages"] as const;

/** The key of a list that is read as a whole: its data are an array. */
export const wholeListKey = (path: string) => [path, "list"] as const;
