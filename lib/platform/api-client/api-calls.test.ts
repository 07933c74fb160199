// @module-tag slow
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the compiler is shown code as text.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The code that the compiler checks: a name → a call, each on its own line. */
const calls = {
  right: "requestJson(`/api/sites/${id}/passport?after=${1}`).then(({ edition }) => edition + 1)",
  rightList: "usePagedList(`/api/sites/${id}/journal/records`, {})",
  rightWord: 'request("/api/user/sign-in-methods/yandex", { method: "DELETE", body: {} })',
  path: 'requestJson("/api/user/checklst")',
  end: "apiQuery(`/api/sites/${id}/pasport`)",
  method: 'requestJson(`/api/sites/${id}/passport`, { method: "DELETE" })',
  field: "requestJson(`/api/sites/${id}/passport`).then((known) => known.editions)",
  body: 'requestJson("/api/user/checklist", { method: "PUT", body: { "privacy-policy": "yes" } })',
  idForWord: 'request("/api/documents/draft", { method: "DELETE" })',
  wordForWord: 'request("/api/user/sign-in-methods/yahoo", { method: "DELETE" })',
  search: "requestJson(`/api/documents/drafts${id}`)",
  unseen: 'requestJson(["/api", "sites"].join("/"))',
  file: 'requestJson("/api/user/export")',
  list: 'usePagedList("/api/user/checklist")',
};

describe("API calls checked by the compiler", () => {
  mkdirSync(join(root, ".tmp"), { recursive: true });
  const folder = mkdtempSync(join(root, ".tmp/api-calls-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let said: Partial<Record<string, string>>;

  beforeAll(() => {
    const lines = Object.values(calls).map((call) => `void (() => ${call});`);
    const imports = ["request, requestJson:request", "apiQuery:api-query"]
      .concat("usePagedList:use-paged-list")
      .map((line) => line.split(":"))
      .map(([names, file]) => `import { ${names} } from "@/lib/platform/api-client/${file}";`);
    writeFileSync(
      join(folder, "calls.ts"),
      [imports.join(" "), ...lines, "declare const id: string;"].join("\n"),
    );
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        extends: "../../tsconfig.json",
        compilerOptions: { incremental: false, paths: { "@/*": ["../../*"] } },
        include: [],
        files: ["calls.ts", "../../lib/features/openapi/generated/api-calls.d.ts"],
      }),
    );
    const compiler = join(root, "node_modules/typescript-7/bin/tsc");
    const { stdout } = spawnSync(process.execPath, [compiler, "--noEmit", "-p", folder], {
      encoding: "utf8",
    });
    const names = Object.keys(calls);
    const found = stdout.matchAll(/calls\.ts\((\d+),\d+\): error \w+: (.+)/g);
    said = Object.fromEntries([...found].map(([, line, text]) => [names[Number(line) - 2], text]));
  }, 180_000);

  test("compile when a route answers them", () => {
    expect(said.right).toBeUndefined();
    expect(said.rightList).toBeUndefined();
    expect(said.rightWord).toBeUndefined();
  });

  test("fail with the path when there is no route", () => {
    expect(said.path).toContain("No route: GET /api/user/checklst");
    expect(said.end).toContain("No route: GET /api/sites/${string}/pasport");
  });

  test("fail with the method when the route has no such method", () => {
    expect(said.method).toContain("No route: DELETE /api/sites/${string}/passport");
  });

  test("fail for a field missing in the response and for a wrong body", () => {
    expect(said.field).toContain("Property 'editions' does not exist");
    expect(said.body).toContain("Type 'string' is not assignable to type 'boolean");
  });

  test("fail for a word in place of an id and for an unknown word", () => {
    expect(said.idForWord).toContain("No route: DELETE /api/documents/draft");
    expect(said.wordForWord).toContain("No route: DELETE /api/user/sign-in-methods/yahoo");
  });

  test("fail with a hint when the compiler cannot see the path's segments", () => {
    expect(said.search).toContain("No route: GET /api/documents/drafts${string}");
    expect(said.unseen).toContain("`as const`");
  });

  test("fail when a file is read as JSON or a single thing as a list", () => {
    expect(said.file).toContain("The route returns no JSON: GET /api/user/export");
    expect(said.list).toContain("No list: GET /api/user/checklist");
  });
});
