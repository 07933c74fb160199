/**
 * `node deploy/assemble.mjs FOLDER`, after a build: copies into an empty FOLDER what the server needs to
 * run, and nothing else. Next's own «standalone» output would do the same for Next's own server; ours
 * (server/serve.mjs) needs its packages too, and the files that no import names.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
// Next builds its own lists with this tracer, so both follow the same rules.
const { nodeFileTrace } = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft");

/** Whole folders and files that are read by name at run time. */
const whole = [
  "dist",
  "package.json",
  "prisma/migrations",
  "public",
  "node_modules/@expo-google-fonts/noto-emoji",
  "node_modules/@expo-google-fonts/pt-serif",
  "node_modules/@fontsource/pt-serif/files",
  "node_modules/dejavu-fonts-ttf",
  "node_modules/@prisma/schema-engine-wasm",
];
/** Build output that only another build reads. */
const buildOnly =
  /^\.next\/(?:cache|dev|diagnostics|types|trace.*|lock|turbopack)(?:\/|$)|\.nft\.json$/;

/** Prisma's engines for databases that we do not use: 50 MB. */
const otherDatabases =
  /^node_modules\/@prisma\/client\/.*\.(?:mysql|sqlite|sqlserver|cockroachdb)\./;

/** Named by Next's code that only runs during a build. */
const buildTools =
  /^node_modules\/next\/dist\/compiled\/(?:webpack|babel[^/]*|terser|postcss[^/]*)\//;

/** The files that Next's pages and routes need, from the lists beside them; paths in a list are relative to it. */
function filesOfBuild() {
  const lists = readdirSync(join(root, ".next"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".nft.json") && !/^(?:cache|dev)\b/.test(path))
    .map((path) => join(root, ".next", path));
  if (lists.length === 0)
    throw new Error("Нет сборки: сначала npm start или шаги deploy/Dockerfile.");
  return lists
    .flatMap((list) =>
      JSON.parse(readFileSync(list, "utf8")).files.map((file) =>
        relative(root, resolve(dirname(list), file)),
      ),
    )
    .filter((path) => path.startsWith("node_modules/"));
}

/** What our own server and its threads import, directly or indirectly. */
async function filesOfServer() {
  const threads = readdirSync(join(root, "dist")).filter((name) => name.endsWith(".mjs"));
  const entries = [
    "deploy/serve.mjs",
    "server/page-cache.mjs",
    ...threads.map((name) => `dist/${name}`),
  ];
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => join(root, entry)),
    { base: root, processCwd: root },
  );
  return [...fileList];
}

/** Sources, types and maps, which whole folders bring along. */
const notRun = /\.(?:ts|tsx|map)$/;

/** The tracer lists sources of the project when a bundle reads a folder; settings and tests must never be shipped. */
const isNeeded = (path) =>
  !path.startsWith(`..${sep}`) &&
  !/^\.env|^\.git|(?:^|\/)\.data\//.test(path) &&
  /^(?:node_modules|\.next|deploy|server)\//.test(path) &&
  !otherDatabases.test(path) &&
  !buildTools.test(path) &&
  !notRun.test(path) &&
  !buildOnly.test(path);

const target = process.argv[2] && resolve(process.argv[2]);
if (!target) throw new Error("Куда: node deploy/assemble.mjs ПАПКА");
mkdirSync(target, { recursive: true });
if (readdirSync(target).length > 0) throw new Error(`Папка не пуста: ${target}`);

const ownBuild = readdirSync(join(root, ".next"), { recursive: true, withFileTypes: true })
  .filter((entry) => !entry.isDirectory())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));
const all = new Set([...filesOfBuild(), ...(await filesOfServer()), ...ownBuild].filter(isNeeded));
for (const path of all) copy(path);
for (const path of whole) copy(path);
process.stdout.write(`${all.size} файлов в ${target}\n`);

/** Symbolic links stay links: packages find each other through them. */
function copy(path) {
  const from = join(root, path);
  if (!existsSync(from)) return;
  cpSync(from, join(target, path), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !notRun.test(source),
  });
}
