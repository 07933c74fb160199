import { z } from "zod";
import { describeMethods, type RouteModule } from "@/lib/features/openapi/read-routes";
import type { RouteResponse } from "@/lib/platform/http/route-description";

/** A schema and the name of its type: `typeof import("@/lib/…").siteResponse`. */
export type SchemaNames = ReadonlyMap<unknown, string>;

/** `words`: the possible values of a variable segment, when its schema is a list of values. */
type CallTree = { words: Set<string>; calls: string[]; segments: Map<string, CallTree> };
const emptyTree = (): CallTree => ({ words: new Set(), calls: [], segments: new Map() });

/**
 * Writes the file that maps the paths of the API to the types of requests and responses, for `requestJson` and similar
 * functions (`lib/platform/api-client/api-calls.ts`; docs/decisions/0051-typed-calls.md). Types only: it imports the
 * routes' schemas from where they are exported, so that neither the browser nor the compiler has to load a route.
 */
export function writeCallTypes(modules: readonly RouteModule[], names: SchemaNames): string {
  const root = emptyTree();
  for (const { path, exports } of modules) {
    if (path.includes("{...")) continue;
    const methods = Object.entries(describeMethods(exports));
    let node = root;
    for (const segment of path.split("/").slice(1)) {
      const [, name] = /^\{(.+)\}$/.exec(segment) ?? [];
      const key = name === undefined ? segment : "*";
      const next = node.segments.get(key) ?? emptyTree();
      node.segments.set(key, next);
      node = next;
      for (const [, { params }] of methods) {
        const schema = name && params instanceof z.ZodObject ? params.shape[name] : undefined;
        if (schema instanceof z.ZodEnum)
          for (const word of schema.options) node.words.add(String(word));
      }
    }
    for (const [method, { body, response }] of methods) {
      const types = `body: ${inputOf(body, names)}; json: ${outputOf(response, names)}`;
      node.calls.push(`${method.toUpperCase()}: { ${types} }`);
    }
  }
  return `// Written by \`npm run api\` from the routes. Not to be changed by hand.
import type { z } from "zod";

declare module "@/lib/platform/api-client/api-calls" {
  interface ApiCalls ${printed(root, "  ")}
}
`;
}

function printed({ words, calls, segments }: CallTree, indent: string): string {
  const inner = `${indent}  `;
  const lines = [
    ...(words.size > 0 ? [`$words: ${[...words].map((word) => `"${word}"`).join(" | ")};`] : []),
    ...(calls.length > 0 ? [`$: { ${calls.join("; ")} };`] : []),
    ...[...segments].map(([key, node]) => `${JSON.stringify(key)}: ${printed(node, inner)};`),
  ];
  return `{\n${lines.map((line) => `${inner}${line}\n`).join("")}${indent}}`;
}

const inputOf = (body: z.ZodType | undefined, names: SchemaNames): string =>
  body === undefined ? "never" : typeOf("input", body, names);

function outputOf(response: RouteResponse | undefined, names: SchemaNames): string {
  if (response === undefined || response === "empty") return "never";
  if (!("contentTypes" in response)) return typeOf("output", response, names);
  return response.json ? typeOf("output", response.json, names) : "never";
}

/** A schema that is not exported becomes `unknown`: the compiler then tells anyone who calls the route. */
function typeOf(way: "input" | "output", schema: unknown, names: SchemaNames): string {
  const name = names.get(schema);
  if (name !== undefined) return `z.${way}<${name}>`;
  return schema instanceof z.ZodArray ? `${typeOf(way, schema.element, names)}[]` : "unknown";
}
