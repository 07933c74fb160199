import { defineConfig, devices } from "@playwright/test";
import {
  checkedHosts,
  e2eOwnServer,
  e2eServer,
  e2eWorkers,
} from "./tests/support/runner/e2e-address.mjs";
import { admin } from "./tests/support/test-admin";
import { shopKeys } from "./tests/support/yookassa/server";

/**
 * Of several such lists Chromium takes only the last, so Playwright's own comes along. What is ours: nobody
 * sees the address bar, whose pop-ups are pages that cost each test as much as the page it opens.
 */
const featuresOff = [
  ...["AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"],
  ...["HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"],
  ...["TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"],
  ...["PreconnectToSearch", "msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion"],
  // The address bar's.
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"],
  "PreloadTopChromeWebUI",
];

/** End-to-end tests: real Chromium on the production build, each worker on an empty embedded database. */
export default defineConfig({
  testDir: "tests/e2e",
  // No retries: a flake is a defect.
  retries: 0,
  workers: e2eWorkers,
  forbidOnly: true,
  // Generous, because a slow machine is no defect and a passing test does not wait. What hangs is told by the limits
  // of a step and an action.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  outputDir: ".tmp/e2e-results",
  reporter: [["list"], ["json", { outputFile: ".tmp/reports/playwright.json" }]],
  use: {
    // This file is read in each worker anew.
    baseURL: e2eOwnServer().url,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    // A trace copies the page at each step and costs a third of the run: `npm run test:e2e -- --trace on`.
    trace: "off",
    screenshot: "only-on-failure",
    // What moves is painted without a graphics card at each step. Tests of movement ask for it.
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
  webServer: Array.from({ length: e2eWorkers }, (_, worker) => {
    const { port, checkedSitesPort, paymentsPort, url, dataDir } = e2eServer(worker);
    return {
      command: "node tests/support/runner/serve.mjs --empty",
      url: `${url}/api/health/ready`,
      env: {
        PORT: String(port),
        SITE_URL: url,
        DATA_DIR: dataDir,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        RATE_LIMIT_SCALE: "1000",
        BCRYPT_COST: "4",
        // A developer's own: a check would open its pages in a browser.
        CHROMIUM_PATH: "",
        // Of the one checked site that is encrypted.
        NODE_EXTRA_CA_CERTS: "tests/fixtures/tls/lavanda.crt",
        // Answered while a test of payments runs (tests/support/browser/payments.ts).
        YOOKASSA_API_ROOT: `http://127.0.0.1:${paymentsPort}/v3`,
        YOOKASSA_SHOP_ID: shopKeys.shopId,
        YOOKASSA_SECRET_KEY: shopKeys.secretKey,
        YOOKASSA_TEST: "true",
        YOOKASSA_VAT_CODE: "1",
        SITE_CHECK_RESOLVE: checkedHosts
          .map((host) => `${host}=127.0.0.1:${checkedSitesPort}`)
          .join(","),
      },
      timeout: 120_000,
      gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
    };
  }),
});
