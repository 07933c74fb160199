import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checklist, checklistIds } from "@/content/checklist/items";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";

const items = checklist.flatMap((section) => section.items);
const { laws } = parseLaws(
  readFileSync(new URL("../laws.yaml", import.meta.url), "utf8"),
  "laws.yaml",
);

describe("checklist", () => {
  test("has the eight items of the specification, each once", () => {
    expect(items.map(({ id }) => id).sort()).toEqual([...checklistIds].sort());
    expect(checklistIds).toHaveLength(8);
  });

  test("has a required item in every section", () => {
    for (const section of checklist) {
      expect(
        section.items.some(({ required }) => required),
        section.id,
      ).toBe(true);
    }
  });

  test("has six required items", () => {
    expect(items.filter(({ required }) => required)).toHaveLength(6);
  });

  test("cites a known act for every item", () => {
    for (const { id, norms } of items) {
      expect(norms.length, id).toBeGreaterThan(0);
      for (const { law } of norms) expect(laws, id).toHaveProperty([law]);
    }
  });

  test("describes each check in three or four steps", () => {
    for (const { id, check, description, help } of items) {
      expect(check.length, id).toBeGreaterThanOrEqual(3);
      expect(check.length, id).toBeLessThanOrEqual(4);
      expect(`${description}${help}${check.join("")}`, id).not.toMatch(/!/);
    }
  });
});
