/** Where the end-to-end tests find the site: the build writes it into pages, the test server listens there. */
export const e2ePort = 3210;
export const e2eSiteUrl = `http://localhost:${e2ePort}`;
