import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// An offset that no server uses (UTC+5:45): code that leans on the local zone fails here.
process.env.TZ = "Asia/Kathmandu";

const root = fileURLToPath(new URL(".", import.meta.url));
const resolve = {
  alias: {
    "@": root.replace(/\/$/, ""),
    // The package throws outside a React server; its fence is for the bundler, not for tests.
    "server-only": `${root}tests/support/server-only.ts`,
  },
};

const exclude = ["node_modules/**", ".next/**", ".data/**", ".tmp/**", "tests/e2e/**"];
const setupFiles = ["tests/support/fail-on-console.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...exclude, "**/*.db.test.ts", "**/*.fault.test.ts"],
          setupFiles,
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude,
          setupFiles,
          globalSetup: ["tests/support/database-server.ts"],
          // Letters of a test are not to lie among the developer's own.
          env: { DATA_DIR: ".tmp/db-data" },
          // PGlite is a whole PostgreSQL in WASM: a few at once are enough for two cores.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          name: "faults",
          include: ["**/*.fault.test.ts"],
          exclude,
          setupFiles,
          globalSetup: ["tests/support/database-server.ts"],
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
