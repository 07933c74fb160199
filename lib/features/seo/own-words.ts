/** `<meta>` names under which a page keeps its own words beside the operator's. */
export const ownTitleName = "own-title";
export const ownDescriptionName = "own-description";
