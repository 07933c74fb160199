/**
 * Where the end-to-end tests find the site. Each worker of Playwright has its own server and empty database, so that
 * parallel tests never see each other's users, settings and e-mails.
 */

/** Three, each with its server and its browser: two used one and a half of two cores. */
export const e2eWorkers = 3;

/** The first worker's port; `E2E_PORT` allows testing two checkouts on one machine. */
const firstPort = Number(process.env.E2E_PORT ?? 3210);

/**
 * The address and the data folder of one worker's server, the port at which its tests serve the sites to check, and the
 * fake ЮKassa: they must be known before the server starts.
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

/** The server of the current worker; Playwright numbers workers, and a restarted worker keeps its number. */
export const e2eWorkerServer = () => e2eServer(Number(process.env.TEST_PARALLEL_INDEX ?? 0));
