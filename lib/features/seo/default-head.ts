/** `<meta>` names under which a page keeps the built-in title and description in addition to the operator's. */
export const defaultTitleName = "default-title";
export const defaultDescriptionName = "default-description";
