import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as navigation from "@/content/navigation";

/** The addresses of `app/**` without route groups and dynamic ones. */
const pages = readdirSync(new URL("../app", import.meta.url), { recursive: true })
  .map((file) => String(file).replaceAll("\\", "/"))
  .filter((file) => file.endsWith("page.tsx") && !file.includes("["))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, "").replace(/\([^)]*\)\/?/g, "")}`)
  .sort();

describe("navigation", () => {
  test("knows each page that is built, and no other", () => {
    expect([...navigation.builtPages].sort()).toEqual(pages);
  });

  test("gives each built page a crumb", () => {
    expect(pages.filter((page) => !(page in navigation.pageTitles))).toEqual([]);
  });
});
