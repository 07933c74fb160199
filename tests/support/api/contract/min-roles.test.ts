import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { documentedMethods } from "@/lib/features/openapi/api-document";
import { describePaths, readRouteModules } from "@/lib/features/openapi/read-routes";
import type { RouteDescription } from "@/lib/platform/http/route-description";
import { isAboutOneThing, minRoles, minRolesOfQuery } from "@/tests/support/api/contract/min-roles";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

type NamedRoute = { name: string; path: string; route: RouteDescription };

/** What `npm run check` can see of the access matrix without a database: each call of a member has its line. */
describe("the roles of the access matrix", () => {
  let routes: NamedRoute[];
  beforeAll(async () => {
    routes = describePaths(await readRouteModules(root)).flatMap(({ path, methods }) =>
      documentedMethods.flatMap((method) => {
        const route = methods[method];
        return route ? [{ name: `${method.toUpperCase()} ${path}`, path, route }] : [];
      }),
    );
  }, 120_000);

  /** The calls without a line, and the lines without a call. */
  const difference = (calls: NamedRoute[], lines: object) => ({
    missing: calls.map(({ name }) => name).filter((name) => !(name in lines)),
    superfluous: Object.keys(lines).filter((line) => !calls.some(({ name }) => name === line)),
  });
  const none = { missing: [], superfluous: [] };

  test("name each call about one site, document or organisation, and no other", () => {
    const calls = routes.filter(({ path }) => isAboutOneThing(path));
    const hint = "one line per call in tests/support/api/contract/min-roles.ts";
    expect(difference(calls, minRoles), hint).toEqual(none);
  });

  test("name each call with a site in its query, and no other", () => {
    const calls = routes.filter(({ route }) => "siteOfQuery" in (route.members ?? {}));
    const hint = "one line per call in minRolesOfQuery of tests/support/api/contract/min-roles.ts";
    expect(difference(calls, minRolesOfQuery), hint).toEqual(none);
  });

  test("are declared by each route about a site or a document, in `members`", () => {
    const without = routes
      .filter(({ path }) => /^\/api\/(sites|documents)\/\{id\}/.test(path))
      .filter(({ route }) => route.members === undefined);
    expect(without.map(({ name }) => name)).toEqual([]);
  });
});
