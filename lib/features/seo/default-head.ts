/** The names of `<meta>` elements that hold a page's built-in title and description beside the operator's. */
export const defaultTitleName = "default-title";
export const defaultDescriptionName = "default-description";
