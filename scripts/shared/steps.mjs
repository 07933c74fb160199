/**
 * The steps that turn a checkout into something that runs, shared by `npm start` and `npm test`. Plain JavaScript
 * without dependencies: it runs before anything is installed.
 */
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../server/shared/root.mjs";
import { step } from "../../server/shared/step.mjs";
import { installHooks } from "./git-hooks.mjs";
import { bin, run } from "./run.mjs";
import { fingerprintOf, isFresh, isInput, runIfChanged } from "./run-if-changed.mjs";

/** The minimum Node version: `engines` in package.json is «>=20.19». */
const nodeFloor = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  .engines.node.match(/\d+/g)
  .map(Number);

/** The inputs of a build; anything else may change without making it stale. */
const buildInputs = [
  "app",
  "components",
  "content",
  "lib",
  "prisma",
  "public",
  "scripts/build",
  "scripts/shared/run-if-changed.mjs",
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

/** Rejects an old Node version before it fails with a confusing error. */
function checkNode() {
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

/** Installs the locked dependencies if they are missing or the lock has changed. */
function installDependencies() {
  return runIfChanged(dependencies, () => {
    if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new Error(
        "node_modules — ссылка на другую папку, и npm ci опустошил бы её. Уберите ссылку и повторите.",
      );
    }
    return run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  });
}

/** The database client. `prisma generate` wants an engine binary that it never runs: Node's is passed instead. */
export function generateClient() {
  return runIfChanged(
    {
      inputs: ["prisma/schema", "prisma.config.ts", "package-lock.json"],
      stamp: "lib/platform/db/generated/.stamp",
      needs: ["lib/platform/db/generated/client.ts"],
    },
    () =>
      run(bin("prisma"), ["generate"], {
        env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: "1" },
      }),
  );
}

/** Validates and compiles templates, laws, articles and news for the server and the browser. */
export async function compileContent() {
  // The module needs packages, which may only just have been installed.
  const { readImports } = await import("./imports.mjs");
  const compiler = readImports(root, ["scripts/build/compile-content.ts"]).keys();
  return runIfChanged(
    {
      inputs: ["content", ...compiler, "package-lock.json"],
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
 * Lists the files from which the API is described: its routes and all that they import. No compiled content is among
 * them: the schemas read none.
 */
export async function listApiSources() {
  // The module needs packages, which may only just have been installed.
  const { readImports } = await import("./imports.mjs");
  const routes = readdirSync(join(root, "app/api"), { recursive: true })
    .filter((file) => file.endsWith("route.ts"))
    .map((file) => `app/api/${file.replaceAll("\\", "/")}`);
  return [...readImports(root, [...routes, "scripts/build/describe-api.ts"]).keys()].filter(
    isInput,
  );
}

/**
 * Generates the OpenAPI document from the routes, for `/api/openapi.json` and `/api-docs`, and the types of its calls,
 * which keep the browser's code consistent with the routes.
 * @param {string[]} [sources] As `listApiSources` lists them now.
 */
export async function describeApi(sources) {
  return runIfChanged(
    {
      inputs: [...(sources ?? (await listApiSources())), "package-lock.json"],
      stamp: "lib/features/openapi/generated/.stamp",
      needs: ["openapi.json", "api-calls.d.ts"].map(
        (name) => `lib/features/openapi/generated/${name}`,
      ),
    },
    () => run(bin("tsx"), ["--conditions=react-server", "scripts/build/describe-api.ts"]),
  );
}

/** The types of routes and pages for the type check; `next build` writes them again. */
export function generateRouteTypes() {
  const env = join(root, "next-env.d.ts");
  // `next dev` makes it import types of its own, which are gone when the next server starts. The errors about them
  // would stay in TypeScript's cache.
  if (existsSync(env) && readFileSync(env, "utf8").includes(".next/dev/")) {
    for (const file of [env, join(root, "tsconfig.tsbuildinfo")]) rmSync(file, { force: true });
  }
  return runIfChanged(
    {
      inputs: ["app", "next.config.mjs", "package-lock.json"],
      stamp: ".next/types/.stamp",
      needs: [".next/types/routes.d.ts", ".next/types/validator.ts", "next-env.d.ts"],
    },
    () => run(bin("next"), ["typegen"]),
  );
}

/** Cuts the letters that nearly every page uses out of the packages' fonts. */
function subsetFonts() {
  return runIfChanged(
    {
      inputs: ["scripts/build/subset-fonts.ts", "package-lock.json"],
      stamp: "app/generated/fonts/.stamp",
      needs: ["app/generated/fonts/golos-russian.woff2"],
    },
    () => run(bin("tsx"), ["scripts/build/subset-fonts.ts"]),
  );
}

/** The code of the banner for owners' sites, to which `writeBanner` adds their settings. */
export function bundleBanner() {
  return runIfChanged(
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
  return runIfChanged(
    {
      inputs: ["lib", "scripts/build/build-worker.ts", "package-lock.json"],
      stamp: "dist/.stamp",
      needs: ["dist"],
    },
    () => run(bin("tsx"), ["scripts/build/build-worker.ts"]),
  );
}

/** The production build with its script hashes. `variables` override the environment. */
function buildSite(variables) {
  return runIfChanged(
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

const titles = new Map([
  [installDependencies, "Зависимости"],
  [generateClient, "Клиент базы данных"],
  [compileContent, "Шаблоны документов"],
  [bundleBanner, "Баннер для сайтов"],
  [describeApi, "Описание API"],
  [generateRouteTypes, "Типы маршрутов"],
  [subsetFonts, "Шрифты"],
]);

/**
 * Installs the packages, then runs these steps, and prints a line for each.
 * @param {(() => unknown)[]} steps Functions of this module.
 */
export async function runSteps(steps) {
  checkNode();
  if (installHooks()) console.log("  Git перед коммитом и отправкой запустит scripts/hooks");
  for (const work of [installDependencies, ...steps]) await step(titles.get(work), () => work());
}

/** Everything between a fresh clone and a server that can start. */
export const prepare = () =>
  runSteps([generateClient, compileContent, bundleBanner, describeApi, subsetFonts]);

/**
 * Builds a server that can start.
 * @param {Record<string, string>} [variables] Override the environment.
 */
export async function build(variables = {}) {
  await step("Рабочие потоки", buildWorkers);
  await step("Сборка сайта", () => buildSite(variables));
}
