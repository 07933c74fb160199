import { describe, expect, test } from "vitest";
import { builtPages } from "@/content/navigation";
import { doneUpdates, plannedUpdates, technologies, versionOf } from "@/content/pages/updates";

describe("the updates", () => {
  test("call done only what has its page, and planned what has none yet", () => {
    const built = new Set<string>(builtPages);
    for (const { title, page } of doneUpdates) if (page) expect(built.has(page), title).toBe(true);
    for (const { title, page } of plannedUpdates) {
      if (page) expect(built.has(page), title).toBe(false);
    }
    expect(plannedUpdates.length).toBeGreaterThan(0);
  });

  test("name each thing once", () => {
    const titles = [...doneUpdates, ...plannedUpdates].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe("the technologies", () => {
  test.each(technologies)("are really used: $name", (technology) => {
    expect(versionOf(technology)).toMatch(/^\d+\.\d+\.\d+/);
    expect(technology.why).toMatch(/\.$/);
  });

  test("refuse a package that the product does not have", () => {
    expect(() => versionOf({ name: "jQuery", package: "jquery", why: "" })).toThrow("jquery");
  });
});
