import fc from "fast-check";
import { expect, test } from "vitest";
import { readKinds, writeKinds } from "@/lib/tools/consent-checkbox/address";
import { consentKinds } from "@/lib/tools/consent-checkbox/consent-kinds";

test("selects the main consent without a parameter and writes none for it", () => {
  expect(readKinds("")).toEqual(["dataProcessing"]);
  expect(writeKinds(["dataProcessing"])).toBe("");
});

test("restores every selection, the empty one included", () => {
  fc.assert(
    fc.property(fc.subarray([...consentKinds]), (kinds) => {
      expect(readKinds(writeKinds(kinds))).toEqual(kinds);
    }),
  );
});

test("ignores unknown and repeated names", () => {
  expect(readKinds("newsletter,<script>,marketing,marketing")).toEqual(["marketing", "newsletter"]);
  expect(readKinds("toString")).toEqual([]);
});
