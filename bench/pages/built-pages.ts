import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A folder that `next build` has written. */
export type Build = {
  read: (file: string) => string;
  /** The file behind an address under `/_next/`. */
  asset: (address: string) => Uint8Array;
};

export function readBuild(folder: string): Build {
  return {
    read: (file) => readFileSync(join(folder, file), "utf8"),
    asset: (address) => {
      const { pathname } = new URL(address, "http://localhost");
      return readFileSync(join(folder, pathname.replace(/^\/_next\//, "")));
    },
  };
}

/** What a page is for decides what it may weigh; the folder of `app/` says it. */
export type PageKind = "words" | "form" | "tool" | "account" | "admin";

const kindOfGroup: Record<string, PageKind> = {
  "(site)": "words",
  "(tools)": "tool",
  "(account)": "account",
  "(admin)": "admin",
};

/** Public pages that are a form with its checks, and no words to speak of. */
const formPages = ["/social-disclaimer-simple"];

export type BuiltPage = { route: string; kind: PageKind; files: string[] };

/** The prerendered pages of `app/`, those of one file (articles, say) together. */
export function prerenderedPages(build: Build): BuiltPage[] {
  const json = (file: string) => JSON.parse(build.read(file));
  const routesOfFiles: Record<string, string> = json("app-path-routes-manifest.json");
  const prerendered: Record<string, { srcRoute: string | null }> =
    json("prerender-manifest.json").routes;
  return Object.entries(routesOfFiles)
    .filter(([file, route]) => file.endsWith("/page") && !route.startsWith("/_"))
    .map(([file, route]) => ({
      route,
      kind: formPages.includes(route) ? ("form" as const) : kindOf(file),
      files: Object.keys(prerendered)
        .filter((path) => prerendered[path]?.srcRoute === route)
        .map((path) => `server/app${path === "/" ? "/index" : path}.html`),
    }))
    .filter(({ files }) => files.length > 0);
}

/** A page in a folder that nobody thought of here is held to the strictest target. */
const kindOf = (file: string): PageKind => kindOfGroup[file.split("/")[1] ?? ""] ?? "words";
