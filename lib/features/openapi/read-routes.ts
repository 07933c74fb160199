import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { type DocumentedMethod, documentedMethods } from "@/lib/features/openapi/api-document";
import type { DescribedPath } from "@/lib/features/openapi/build-document";
import { describeRoute, type RouteDescription } from "@/lib/platform/http/route-description";

/** A route's file and what it exports. */
export type RouteModule = { file: string; path: string; exports: Record<string, unknown> };

/**
 * Imports every `route.ts` under `app/api`. Found by folder and not from a list, so that a new route is always part of
 * the document and of the tests generated from it.
 */
export async function readRouteModules(root: string): Promise<RouteModule[]> {
  const files = readdirSync(join(root, "app/api"), { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith("route.ts"))
    .sort();
  return Promise.all(
    files.map(async (file) => ({
      file: `app/api/${file}`,
      path: toApiPath(file),
      exports: (await import(pathToFileURL(join(root, "app/api", file)).href)) as Record<
        string,
        unknown
      >,
    })),
  );
}

/** `documents/[id]/route.ts` → `/api/documents/{id}`. */
function toApiPath(file: string): string {
  return `/api/${file.replace(/\/route\.ts$/, "").replace(/\[{1,2}([^\]]+)\]{1,2}/g, "{$1}")}`;
}

/**
 * The schemas that the routes import, by their exported names. No further modules are loaded: the routes have loaded
 * these already.
 */
export async function readSchemaNames(
  root: string,
  modules: readonly RouteModule[],
): Promise<ReadonlyMap<unknown, string>> {
  const imported = new Set<string>();
  for (const { file } of modules) {
    const text = readFileSync(join(root, file), "utf8");
    for (const [, name] of text.matchAll(/^(?:import (?!type).*|\}) from "@\/(lib\/[^"]+)";$/gm)) {
      if (name) imported.add(name);
    }
  }
  const names = new Map<unknown, string>();
  for (const name of [...imported].sort()) {
    const exported: object = await import(pathToFileURL(join(root, `${name}.ts`)).href);
    for (const [key, value] of Object.entries(exported)) {
      if (value instanceof z.ZodType && !names.has(value)) {
        names.set(value, `typeof import("@/${name}").${key}`);
      }
    }
  }
  return names;
}

/** For the operator's monitoring, with a key from the server's settings: not part of the product's API. */
const forOperators = "/api/metrics";

/**
 * The documented routes: all but the catch-all 404, which OpenAPI cannot express, and the server's metrics.
 */
export function describePaths(modules: readonly RouteModule[]): DescribedPath[] {
  return modules
    .filter(({ path }) => !path.includes("{...") && path !== forOperators)
    .map(({ path, exports }) => ({ path, methods: describeMethods(exports) }));
}

/** The descriptions of a module's handlers; a rejected method has none. */
export function describeMethods(exports: Record<string, unknown>): DescribedPath["methods"] {
  const methods: Partial<Record<DocumentedMethod, RouteDescription>> = {};
  for (const method of documentedMethods) {
    const description = describeRoute(exports[method.toUpperCase()]);
    if (description) methods[method] = description;
  }
  return methods;
}
