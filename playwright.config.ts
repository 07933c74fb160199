import { defineConfig, devices } from "@playwright/test";
import {
  checkedHosts,
  e2eServer,
  e2eWorkerServer,
  e2eWorkers,
} from "./tests/support/runner/e2e-address.mjs";
import { admin } from "./tests/support/test-admin";
import { shopKeys } from "./tests/support/yookassa/server";

/**
 * Chromium uses only the last of several `--disable-features` lists, so Playwright's own is repeated. Ours: the address
 * bar is invisible, and its pop-ups are pages that cost each test as much as the page it opens.
 */
const featuresOff = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"],
  ...["TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  ...["PreconnectToSearch", "msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion"],
  // Features of the address bar.
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
  "PreloadTopChromeWebUI",
];

/** The environment of one worker's server. */
function serverOf(worker: number) {
  const { port, checkedSitesPort, paymentsPort, url, dataDir } = e2eServer(worker);
  return {
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMIT_SCALE: "1000",
    BCRYPT_COST: "4",
    // A developer's own setting: a check would open pages in a browser.
    CHROMIUM_PATH: "",
    // Certificate of the one checked site with TLS.
    NODE_EXTRA_CA_CERTS: "tests/fixtures/tls/lavanda.crt",
    // Served while a payment test runs (tests/support/browser/payments.ts).
    YOOKASSA_API_ROOT: `http://127.0.0.1:${paymentsPort}/v3`,
    YOOKASSA_SHOP_ID: shopKeys.shopId,
    YOOKASSA_SECRET_KEY: shopKeys.secretKey,
    YOOKASSA_TEST: "true",
    YOOKASSA_VAT_CODE: "1",
    SITE_CHECK_RESOLVE: checkedHosts
      .map((host) => `${host}=127.0.0.1:${checkedSitesPort}`)
      .join(","),
  };
}

/** End-to-end tests: real Chromium on the production build, each worker with an empty embedded database. */
export default defineConfig({
  testDir: "tests/e2e",
  // No retries: a flaky test is a defect.
  retries: 0,
  workers: e2eWorkers,
  forbidOnly: true,
  // Generous, because a slow machine is not a defect and a passing test does not wait. Hanging tests are caught by the
  // limits of steps and actions.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  outputDir: ".tmp/e2e-results",
  reporter: [["list"], ["json", { outputFile: ".tmp/reports/playwright.json" }]],
  use: {
    // This file is evaluated again in each worker.
    baseURL: e2eWorkerServer().url,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    // A trace copies the page at each step and costs a third of the run: `npm run test:e2e -- --trace on`.
    trace: "off",
    screenshot: "only-on-failure",
    // Without a graphics card animations are painted in software at each step. Tests of animations switch them on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.TEST_CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        `--disable-features=${featuresOff.join(",")}`,
      ],
    },
  },
  projects: [{ name: "desktop", use: { ...devices["Desktop Chrome"], channel: undefined } }],
  webServer: {
    command: "node --conditions=react-server --import tsx tests/support/servers/serve-workers.ts",
    env: {
      SERVERS: JSON.stringify(Array.from({ length: e2eWorkers }, (_, worker) => serverOf(worker))),
    },
    wait: { stdout: /servers are ready/ },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
