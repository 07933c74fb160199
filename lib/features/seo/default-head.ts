/** The names of `<meta>` elements that hold a page's built-in title and description next to the operator's. */
export const defaultTitleName = "default-title";
export const defaultDescriptionName = "default-description";
