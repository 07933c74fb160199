import { defineConfig, devices } from "@playwright/test";
import { e2ePort, e2eSiteUrl } from "./tests/support/e2e-address.mjs";
import { admin } from "./tests/support/test-admin";

/** End-to-end tests: real Chromium on the production build, each run on an empty embedded database. */
export default defineConfig({
  testDir: "tests/e2e",
  // No retries: a flake is a defect. One worker: two cores carry the server and the browser.
  retries: 0,
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: ".tmp/e2e-results",
  reporter: [["list"], ["json", { outputFile: ".tmp/reports/playwright.json" }]],
  use: {
    baseURL: e2eSiteUrl,
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    },
  },
  projects: [{ name: "desktop", use: { ...devices["Desktop Chrome"], channel: undefined } }],
  webServer: {
    command: "node tests/support/serve.mjs --empty",
    url: `${e2eSiteUrl}/api/health/ready`,
    env: {
      PORT: String(e2ePort),
      SITE_URL: e2eSiteUrl,
      DATA_DIR: ".tmp/e2e-data",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT_SCALE: "1000",
    },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
