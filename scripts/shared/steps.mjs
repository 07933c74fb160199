/**
 * The steps that turn a checkout into something that runs, shared by `npm start` and `npm test`.
 * Plain JavaScript without dependencies on purpose: it runs before anything is installed.
 */
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { root, step } from "../../server/step.mjs";
import { fingerprintOf, isFresh, unlessFresh } from "./fresh.mjs";
import { bin, run } from "./run.mjs";

/** What a Node of this project must be at least; the same floor as `engines` in package.json. */
const nodeFloor = [20, 19];

/** What goes into a build; anything else may change without making it stale. */
const buildInputs = [
  "app",
  "components",
  "content",
  "lib",
  "prisma",
  "public",
  "scripts/build",
  "scripts/shared/fresh.mjs",
  "scripts/shared/run.mjs",
  "scripts/shared/steps.mjs",
  "server",
  "instrumentation-client.ts",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "package-lock.json",
  "tsconfig.json",
  ".env",
  ".env.local",
];
/** Printed on prerendered pages (`content/site.ts`): another value needs another build. */
const buildVariables = /^(SITE|OPERATOR|CONTACT|DEVELOPER)_/;

/** Refuses a Node that is too old, before a confusing error does. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > nodeFloor[0] || (major === nodeFloor[0] && minor >= nodeFloor[1])) return;
  console.error(
    `Нужен Node.js ${nodeFloor.join(".")} или новее, а запущен ${process.versions.node}.`,
  );
  process.exit(1);
}

const dependencies = {
  inputs: ["package.json", "package-lock.json"],
  stamp: "node_modules/.installed",
  needs: ["node_modules/next/package.json"],
  // Native parts of packages differ between versions and platforms.
  also: `${process.platform}-${process.arch}-${process.versions.modules}`,
};

/** False when `installDependencies` has something to do. */
export const dependenciesAreInstalled = () => isFresh(dependencies, fingerprintOf(dependencies));

/** The locked dependencies, when they are missing or another lock than the installed one is there. */
export function installDependencies() {
  return unlessFresh(dependencies, () => {
    if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new Error(
        "node_modules — ссылка на другую папку, и npm ci опустошил бы её. Уберите ссылку и повторите.",
      );
    }
    return run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  });
}

/** The database client. `prisma generate` wants an engine binary that it never runs: Node's stands in. */
export function generateClient() {
  return unlessFresh(
    {
      inputs: ["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"],
      stamp: "lib/platform/db/generated/.stamp",
      needs: ["lib/platform/db/generated/client.ts"],
    },
    () =>
      run(bin("prisma"), ["generate"], {
        env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1" },
      }),
  );
}

/** Templates, laws, articles and news, checked and compiled for the server and the browser. */
export function compileContent() {
  return unlessFresh(
    {
      inputs: [
        "content",
        "lib/engine",
        "lib/core",
        "lib/platform/content",
        "lib/russian",
        "lib/tools/cookie-banner/to-banner-service.ts",
        "scripts/build/compile-calendar.ts",
        "scripts/build/compile-content.ts",
        "scripts/build/compile-services.ts",
        "scripts/build/compile-texts.ts",
        "package-lock.json",
      ],
      stamp: "lib/platform/content/generated/.stamp",
      needs: [
        ...["index.ts", "articles.json", "news.json", "law-guide.json", "sources.json"].map(
          (name) => `lib/platform/content/generated/${name}`,
        ),
        "lib/platform/content/generated/type-colours.css",
        "lib/engine/services/generated/verified-services.json",
        "lib/platform/content/generated/banner-services.json",
        "lib/platform/content/generated/calendar.json",
      ],
    },
    () => run(bin("tsx"), ["scripts/build/compile-content.ts"]),
  );
}

/**
 * The document of the API, from the routes themselves: `/api/openapi.json` and `/api-docs` show it; and the types of
 * its calls, which hold the browser's code to the routes.
 */
export function describeApi() {
  return unlessFresh(
    {
      inputs: ["app/api", "content", "lib", "scripts/build/describe-api.ts", "package-lock.json"],
      stamp: "lib/features/openapi/generated/.stamp",
      needs: ["openapi.json", "api-calls.d.ts"].map(
        (name) => `lib/features/openapi/generated/${name}`,
      ),
    },
    () => run(bin("tsx"), ["--conditions=react-server", "scripts/build/describe-api.ts"]),
  );
}

/** The types of routes and pages, which the check of types reads; `next build` writes them anew. */
export function generateRouteTypes() {
  return unlessFresh(
    {
      inputs: ["app", "next.config.mjs", "package-lock.json"],
      stamp: ".next/types/.stamp",
      needs: [".next/types/routes.d.ts", "next-env.d.ts"],
    },
    () => run(bin("next"), ["typegen"]),
  );
}

/** The letters that nearly every page is made of, cut out of the packages' fonts. */
function subsetFonts() {
  return unlessFresh(
    {
      inputs: ["scripts/build/subset-fonts.ts", "package-lock.json"],
      stamp: "app/generated/fonts/.stamp",
      needs: ["app/generated/fonts/golos-russian.woff2"],
    },
    () => run(bin("tsx"), ["scripts/build/subset-fonts.ts"]),
  );
}

/** The code of the banner that owners put on their sites, which `writeBanner` puts their settings around. */
export function bundleBanner() {
  return unlessFresh(
    {
      inputs: [
        "lib/engine/services/find-by-address.ts",
        "lib/tools/cookie-banner",
        "scripts/build/bundle-banner.ts",
        "package-lock.json",
      ],
      stamp: "lib/tools/cookie-banner/generated/.stamp",
      needs: ["lib/tools/cookie-banner/generated/runtime.json"],
    },
    () => run(bin("tsx"), ["scripts/build/bundle-banner.ts"]),
  );
}

/** The worker bundle that writes DOCX and PDF and hashes passwords off the request thread. */
function buildWorkers() {
  return unlessFresh(
    {
      inputs: ["lib", "scripts/build/build-worker.ts", "package-lock.json"],
      stamp: "dist/.stamp",
      needs: ["dist"],
    },
    () => run(bin("tsx"), ["scripts/build/build-worker.ts"]),
  );
}

/** The production build with its script hashes. `variables` go before those of the environment. */
function buildSite(variables) {
  return unlessFresh(
    {
      inputs: buildInputs,
      stamp: ".next/.built",
      needs: [".next/BUILD_ID"],
      also: JSON.stringify(
        Object.entries({ ...process.env, ...variables })
          .filter(([name]) => buildVariables.test(name))
          .sort(),
      ),
    },
    async () => {
      const env = { ...variables, NEXT_TELEMETRY_DISABLED: "1" };
      await run(bin("next"), ["build"], { env });
      for (const name of ["share-chunks", "inline-critical-styles", "hash-inline-scripts"])
        await run(bin("tsx"), [`scripts/build/${name}.ts`], { env });
    },
  );
}

/** Everything between a fresh clone and a server that can start. */
export async function prepare() {
  checkNode();
  await step("Зависимости", installDependencies);
  await step("Клиент базы данных", generateClient);
  await step("Шаблоны документов", compileContent);
  await step("Баннер для сайтов", bundleBanner);
  await step("Описание API", describeApi);
  await step("Шрифты", subsetFonts);
}

/**
 * The server that can start.
 * @param {Record<string, string>} [variables] In place of the environment's own.
 */
export async function build(variables = {}) {
  await step("Рабочие потоки", buildWorkers);
  await step("Сборка сайта", () => buildSite(variables));
}
