import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const listFiles = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });

/** The addresses of `app`, without groups; `[names]` stand for one segment. */
const addresses = listFiles("app")
  .filter((file) => /(?:^|\/)(?:page\.tsx|route\.tsx?)$/.test(file))
  .map((file) => toSegments(dirname(file)).filter((segment) => !/^\(.+\)$/.test(segment)));

/** Files that a link may name: those of `public`, and what Next serves of `app` under another name. */
const served = new Set([
  ...listFiles("public").map((file) => `/${file}`),
  "/sitemap.xml",
  "/robots.txt",
  "/manifest.webmanifest",
]);

function toSegments(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "" && segment !== ".");
}

/** A written link: its path, with `*` for each segment that the program fills in. */
type WrittenLink = { file: string; path: string };

const written = [
  /\bhref(?:=\{?|: ?)(["'`])(\/[^"'`]*)\1/g,
  /\brouter\s*\.(?:push|replace|prefetch)\(\s*(["'`])(\/[^"'`]*)\1/g,
];

function findLinks(file: string, source: string): WrittenLink[] {
  return written.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, , link = ""]) => {
      const [path = ""] = link.replace(/\$\{[^}]*\}/g, "*").split(/[?#]/);
      return { file, path };
    }),
  );
}

function exists(path: string): boolean {
  if (served.has(path)) return true;
  const segments = toSegments(path);
  return addresses.some(
    (address) =>
      address.length === segments.length &&
      address.every((part, at) => {
        const segment = segments[at] ?? "";
        return part === segment || (part.startsWith("[") && segment !== "") || segment === "*";
      }),
  );
}

const links = ["app", "components", "content"].flatMap((folder) =>
  listFiles(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      findLinks(`${folder}/${file}`, readFileSync(join(root, folder, file), "utf8")),
    ),
);

test("every link that is written out leads to a page or a file", () => {
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(({ path }) => !exists(path))).toEqual([]);
});

test("a misspelt link is found, in each way of writing one", () => {
  const found = findLinks(
    "example.tsx",
    `<Link href="/documets">
    <Link href={\`/sites/\${id}/paperz?recipient=\${one}\`}>
    const link = { href: "/premum/order" };
    router.push("/setings#plan");
    router.replace(\`/documents/\${id}\`);`,
  );
  expect(found.map(({ path }) => path)).toEqual([
    "/documets",
    "/sites/*/paperz",
    "/premum/order",
    "/setings",
    "/documents/*",
  ]);
  expect(found.filter(({ path }) => exists(path)).map(({ path }) => path)).toEqual([
    "/documents/*",
  ]);
});
