import { fileURLToPath } from "node:url";
import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, test } from "vitest";
import { type ApiDocument, documentedMethods } from "@/lib/features/openapi/api-document";
import { buildDocument } from "@/lib/features/openapi/build-document";
import {
  describePaths,
  type RouteModule,
  readRouteModules,
} from "@/lib/features/openapi/read-routes";

const root = fileURLToPath(new URL("../../..", import.meta.url));

let modules: RouteModule[];
let document: ApiDocument;
beforeAll(async () => {
  modules = await readRouteModules(root);
  document = buildDocument(describePaths(modules));
}, 120_000);

/** What OpenAPI cannot express, a variable number of segments, and the server's metrics for its operator. */
const unnamed = ["app/api/[[...path]]/route.ts", "app/api/metrics/route.ts"];

describe("the OpenAPI document", () => {
  test("is valid OpenAPI 3.1", { tags: ["slow"] }, async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toBe("3.1.0");
  });

  test("defines each named schema and refers to no missing one", () => {
    const { schemas } = document.components;
    const empty = Object.entries(schemas).filter(([, schema]) => schema.$ref !== undefined);
    expect(empty.map(([name]) => name)).toEqual([]);
    const named = JSON.stringify(document).matchAll(/#\/components\/schemas\/([^"]+)/g);
    for (const [, name = ""] of named) expect(schemas, name).toHaveProperty([name]);
  });

  test("contains every route of app/api", () => {
    const missing = modules
      .filter(({ file, path }) => !unnamed.includes(file) && !document.paths[path])
      .map(({ file }) => file);
    expect(missing).toEqual([]);
    for (const [path, methods] of Object.entries(document.paths)) {
      expect(Object.keys(methods), path).not.toEqual([]);
    }
  });

  test("has a Russian summary and a response for each call", () => {
    const silent = describePaths(modules).flatMap(({ path, methods }) =>
      documentedMethods.flatMap((method) => {
        const route = methods[method];
        if (!route) return [];
        const call = `${method.toUpperCase()} ${path}`;
        const hasSummary = /[а-яё]/i.test(route.summary ?? "");
        return [
          ...(hasSummary ? [] : [`${call}: no Russian summary`]),
          ...(route.response === undefined ? [`${call}: no response`] : []),
        ];
      }),
    );
    expect(silent).toEqual([]);
  });

  test("is built from routes that export every HTTP method themselves", () => {
    const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
    const incomplete = modules.flatMap(({ file, exports }) =>
      methods.filter((method) => !(method in exports)).map((method) => `${file}: ${method}`),
    );
    expect(incomplete).toEqual([]);
  });

  test("has a path parameter for each segment in braces", () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const segments = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(methods)) {
        const named = operation.parameters?.filter((parameter) => parameter.in === "path") ?? [];
        expect(
          named.map(({ name }) => name),
          path,
        ).toEqual(segments);
      }
    }
  });

  test("opens no call of administrators or of account security to API keys", () => {
    const open = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods)
        .filter((operation) => operation["x-api-key"])
        .map((operation) => ({ path, access: operation["x-access"] })),
    );
    const guarded =
      /^\/api\/(admin|auth\/(?!user$)|user\/(password|email|delete|sessions|api-keys|export|telegram))/;
    expect(open.filter(({ path, access }) => guarded.test(path) || access === "admin")).toEqual([]);
    expect(open.length).toBeGreaterThan(20);
  });

  test("has request examples that their routes accept", () => {
    const examples = describePaths(modules).flatMap(({ path, methods }) =>
      Object.entries(methods).flatMap(([method, { body, example }]) =>
        example === undefined
          ? []
          : [{ call: `${method} ${path}`, taken: body?.safeParse(example) }],
      ),
    );
    expect(examples.length).toBeGreaterThan(10);
    for (const { call, taken } of examples) {
      expect(taken?.error, call).toBeUndefined();
      expect(taken?.success, call).toBe(true);
    }
  });
});
