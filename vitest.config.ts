import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/runner/longest-first.mjs";

// An offset that no server uses (UTC+5:45): code that leans on the local zone fails here.
process.env.TZ = "Asia/Kathmandu";

const root = fileURLToPath(new URL(".", import.meta.url));
/** Vitest would take the «development» builds of packages: slower, and not what the server runs. */
const conditions = ["node"];
const ssr = { resolve: { conditions } };
/** It hands that condition to Node too, whatever `ssr` says. */
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
    // The package throws outside a React server; its fence is for the bundler, not for tests.
    "server-only": `${root}tests/support/runner/server-only.ts`,
  },
};

/** Files that `npm run check` and `npm test` leave out whole: `--exclude` is not heard by projects. */
const excludedTests = process.env.EXCLUDED_TESTS?.split(",") ?? [];
const exclude = [
  ...["node_modules/**", ".next/**", ".data/**", ".tmp/**", "tests/e2e/**"],
  ...excludedTests,
];
const setupFiles = ["tests/support/runner/fail-on-console.ts"];

// One more than cores: a worker that waits for the database leaves its core idle (two kept 1.6 of two cores busy).
// PGlite is a whole PostgreSQL in WASM, so four are enough.
const maxWorkers = Math.min(4, availableParallelism() + 1);

/**
 * Threads of one process: they start sooner than processes and share what V8 compiled of PGlite, a quarter of
 * the work of a small file of `db`. Faults stay in processes of their own.
 */
const pool = "threads";

/**
 * The marks of tests that try many examples, drive a program of the system or wait for threads:
 * `test("…", { tags: ["slow"] }, …)`. `npm run check` leaves out both.
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
 * Files of database tests that set the environment, or start what runs once in a process: each in a fresh thread. The
 * rest share their modules, so a file that fails only beside others is to be called so.
 */
const alone = "**/*.alone.db.test.ts";

/** Vitest gives what is waited for one second; on a busy machine that is a measurement. Passing, it waits no longer. */
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
    globalSetup: ["tests/support/servers/database-server.ts"],
    // E-mails of a test are not to lie among the developer's own; nobody steals its passwords.
    // No browser of the developer's opens pages either.
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
    // What an earlier run made of a module is read from disk: half of the work besides the tests.
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
          // Modules are loaded once for each thread, not for each file: a third less work. A test that changes
          // what others share (the environment, a global) puts it back.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // What Prisma, the routes and the content take to load, threads take once: a third less work.
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
          globalSetup: ["tests/support/servers/database-server.ts"],
          // They wait for servers half of their time.
          maxWorkers: 4,
          // Projects of one group have as many workers each.
          sequence: { groupOrder: 1 },
          testTimeout: 900_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
