/** More than a studio has; a list of them stays one of sites. Those that come with a document are not counted here. */
export const maxSites = 200;
