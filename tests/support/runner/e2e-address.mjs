/**
 * Where the end-to-end tests find the site. Each worker of Playwright has a server and an empty database
 * of its own, so that tests that run side by side never see each other's users, settings and e-mails.
 */

/** Three, each with its server and its browser: two kept one and a half of two cores busy. */
export const e2eWorkers = 3;

/** The first worker's port; `E2E_PORT` lets two checkouts of one machine be tested at once. */
const firstPort = Number(process.env.E2E_PORT ?? 3210);

/**
 * The address and the data folder of one worker's server, and the port at which its tests serve the sites that they let
 * it check, and ЮKassa's stand-in at which plans are paid for: they have to be known before the server starts.
 */
export const e2eServer = (worker) => ({
  port: firstPort + worker,
  checkedSitesPort: firstPort + e2eWorkers + worker,
  paymentsPort: firstPort + 2 * e2eWorkers + worker,
  url: `http://localhost:${firstPort + worker}`,
  dataDir: `.tmp/e2e-data-${worker}`,
});

/** The hosts of those sites. */
export const checkedHosts = [
  "romashka.test",
  "tulpan.test",
  "lavanda-buket.ru",
  "silent.test",
  "closed.test",
  "pion.test",
];

/** Written into prerendered pages by the build that all workers share. */
export const e2eBuildUrl = e2eServer(0).url;

/** Of the worker that asks; Playwright numbers them, a worker that is started again keeps the number. */
export const e2eOwnServer = () => e2eServer(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
