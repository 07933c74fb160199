import { describe, expect, test } from "vitest";
import { builtPages } from "@/content/navigation";
import { doneUpdates, plannedUpdates, technologies, versionOf } from "@/content/pages/updates";

describe("updates", () => {
  test("are done only when their page is built and planned only when it is not", () => {
    const built = new Set<string>(builtPages);
    for (const { title, page } of doneUpdates) if (page) expect(built.has(page), title).toBe(true);
    for (const { title, page } of plannedUpdates) {
      if (page) expect(built.has(page), title).toBe(false);
    }
    expect(plannedUpdates.length).toBeGreaterThan(0);
  });

  test("have unique titles", () => {
    const titles = [...doneUpdates, ...plannedUpdates].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe("technologies", () => {
  test.each(technologies)("are installed in a known version: $name", (technology) => {
    expect(versionOf(technology)).toMatch(/^\d+\.\d+\.\d+/);
    expect(technology.why).toMatch(/\.$/);
  });

  test("reject a package that the product does not have", () => {
    expect(() => versionOf({ name: "jQuery", package: "jquery", why: "" })).toThrow("jquery");
  });
});
