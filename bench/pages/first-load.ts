import { gzipSync } from "node:zlib";

/**
 * The addresses of the scripts that a browser loads for this page without interaction: those in the document and those
 * preloaded. Excludes `nomodule` scripts for old browsers.
 */
export function firstLoadScripts(html: string): string[] {
  const addresses = new Set<string>();
  for (const [, attributes = ""] of html.matchAll(/<script\b([^>]*)>/gi)) {
    const source = attribute(attributes, "src");
    if (source && !/\bnomodule\b/i.test(attributes)) addresses.add(source);
  }
  for (const [, attributes = ""] of html.matchAll(/<link\b([^>]*)>/gi)) {
    const announces = attribute(attributes, "rel");
    const isScript =
      announces === "modulepreload" ||
      (announces === "preload" && attribute(attributes, "as") === "script");
    const source = attribute(attributes, "href");
    if (isScript && source) addresses.add(source);
  }
  return [...addresses];
}

/**
 * The total size of the scripts of a page's first load in bytes, each gzipped as a server sends it. `readAsset` takes
 * an address.
 */
export function weighFirstLoad(html: string, readAsset: (address: string) => Uint8Array): number {
  return firstLoadScripts(html).reduce(
    (sum, address) => sum + gzipSync(readAsset(address)).byteLength,
    0,
  );
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`, "i").exec(attributes)?.[1];
}
