import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { citeNorms } from "@/lib/engine/facts/known/citation";
import { actReferences, groundPresets } from "@/lib/engine/presets/grounds";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";
import { findPlaceProblem } from "@/lib/engine/tree/norm-place";

const { laws } = parseLaws(readFileSync("content/laws.yaml", "utf8"), "content/laws.yaml");

test("citeNorms joins norms of one act and writes the smallest part first", () => {
  expect(citeNorms(groundPresets.marketingConsent.norms).replaceAll("\u00a0", " ")).toBe(
    "п. 1 ч. 1 ст. 6, ч. 1 ст. 15 Закона о персональных данных и ч. 1 ст. 18 Закона о рекламе",
  );
});

test("the grounds refer to each act as content/laws.yaml does", () => {
  for (const { norms } of Object.values(groundPresets)) {
    for (const { law, place } of norms) {
      expect(actReferences[law], law).toBe(laws[law]?.reference);
      expect(findPlaceProblem(place), place).toBeNull();
    }
  }
});
