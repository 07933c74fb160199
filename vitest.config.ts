import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/runner/longest-first.mjs";

// An offset that no server uses (UTC+5:45): code that relies on the local time zone fails here.
process.env.TZ = "Asia/Kathmandu";

const root = fileURLToPath(new URL(".", import.meta.url));
/** Without it Vitest resolves the «development» builds of packages: slower, and not what the server runs. */
const conditions = ["node"];
const ssr = { resolve: { conditions } };
/** Vitest passes the «development» condition to Node too, whatever `ssr` says. */
const plugins = [
  {
    name: "no-development-builds",
    configResolved(config: { ssr: { resolve?: { conditions?: string[] } } }) {
      config.ssr.resolve = { ...config.ssr.resolve, conditions };
    },
  },
];
const resolve = {
  conditions,
  alias: {
    "@": root.replace(/\/$/, ""),
    // The package throws outside a React server. That check is meant for the bundler, not for tests.
    "server-only": `${root}tests/support/runner/server-only.ts`,
  },
};

/** Whole files that `npm run check` and `npm test` skip: projects ignore `--exclude`. */
const excludedTests = process.env.EXCLUDED_TESTS?.split(",") ?? [];
const exclude = [
  ...["node_modules/**", ".next/**", ".data/**", ".tmp/**", "tests/e2e/**"],
  ...excludedTests,
];
const setupFiles = ["tests/support/runner/fail-on-console.ts"];

// One more than cores: a worker that waits for the database leaves its core idle (two used 1.6 of two cores).
// PGlite is a whole PostgreSQL in WASM, so four are enough.
const maxWorkers = Math.min(4, availableParallelism() + 1);

/**
 * Threads of one process. They start sooner than processes and share V8's compiled code of PGlite, a quarter of
 * the work of a small file of `db`. Faults keep separate processes.
 */
const pool = "threads";

/**
 * The tags of tests that try many examples, run an external program or wait for threads:
 * `test("…", { tags: ["slow"] }, …)`. `npm run check` skips both.
 */
const tags = [
  { name: "slow", description: "left out of npm run check", timeout: 180_000 },
  {
    name: "exhaustive",
    description: "left out of npm test, run by npm test -- --all",
    timeout: 180_000,
  },
];

/**
 * Database tests that set environment variables, or start something that runs once per process. Each file gets a
 * fresh thread. The others share modules, so a file that fails only beside others needs this name too.
 */
const alone = "**/*.alone.db.test.ts";

/** `expect.poll` gives up after one second by default, too early on a busy machine. A passing test is not slower. */
const waiting = { poll: { timeout: 20_000 } };

const database = (own: {
  name: string;
  include?: string[];
  exclude?: string[];
  isolate?: false;
  provide?: { ownThread: boolean };
}) => ({
  resolve,
  ssr,
  plugins,
  test: {
    include: ["**/*.db.test.ts"],
    exclude,
    setupFiles,
    expect: waiting,
    globalSetup: ["tests/support/servers/databases/database-server.ts"],
    // E-mails of tests stay apart from the developer's own. Passwords of tests may be hashed cheaply.
    // The developer's browser opens no pages.
    env: { DATA_DIR: ".tmp/db-data", BCRYPT_COST: "4", CHROMIUM_PATH: "" },
    pool,
    maxWorkers,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    ...own,
  },
});

export default defineConfig({
  test: {
    tags,
    // Modules that an earlier run transformed are read from disk: half of the work besides the tests.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".tmp/vitest-modules" },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        ssr,
        plugins,
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...exclude, "**/*.db.test.ts", "**/*.fault.test.ts"],
          setupFiles,
          expect: waiting,
          pool,
          // Modules are loaded once per thread, not per file: a third less work. A test that changes shared
          // state (the environment, a global) restores it.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // Threads load Prisma, the routes and the content once: a third less work.
      database({ name: "db", exclude: [...exclude, alone], isolate: false }),
      database({ name: "db-alone", include: [alone], provide: { ownThread: true } }),
      {
        resolve,
        ssr,
        plugins,
        test: {
          name: "faults",
          include: ["**/*.fault.test.ts"],
          exclude,
          setupFiles,
          expect: waiting,
          globalSetup: ["tests/support/servers/databases/database-server.ts"],
          // Half of the time they wait for servers.
          maxWorkers: 4,
          // Projects of one group must have the same number of workers.
          sequence: { groupOrder: 1 },
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
