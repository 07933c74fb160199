import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A folder written by `next build`. */
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

/** A page's budget depends on its purpose, which follows from its folder in `app/`. */
export type PageKind = "words" | "form" | "tool" | "account" | "admin";

const kindOfGroup: Record<string, PageKind> = {
  "(site)": "words",
  "(tools)": "tool",
  "(account)": "account",
  "(admin)": "admin",
};

/** Public pages that are mainly a form with validation and little text. */
const formPages = ["/social-disclaimer-simple"];

export type BuiltPage = { route: string; kind: PageKind; files: string[] };

/** The prerendered pages of `app/`, grouped by source file (all articles, for example). */
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

/** A page in an unknown folder gets the strictest budget. */
const kindOf = (file: string): PageKind => kindOfGroup[file.split("/")[1] ?? ""] ?? "words";
