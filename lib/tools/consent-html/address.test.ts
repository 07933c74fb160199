import fc from "fast-check";
import { expect, test } from "vitest";
import { readKinds, writeKinds } from "@/lib/tools/consent-html/address";
import { consentKinds } from "@/lib/tools/consent-html/consent-kinds";

test("the main consent is chosen to begin with and needs no parameter", () => {
  expect(readKinds("")).toEqual(["dataProcessing"]);
  expect(writeKinds(["dataProcessing"])).toBe("");
});

test("every choice comes back, the empty one too", () => {
  fc.assert(
    fc.property(fc.subarray([...consentKinds]), (kinds) => {
      expect(readKinds(writeKinds(kinds))).toEqual(kinds);
    }),
  );
});

test("a strange address chooses only what it names", () => {
  expect(readKinds("newsletter,<script>,marketing,marketing")).toEqual(["marketing", "newsletter"]);
  expect(readKinds("toString")).toEqual([]);
});
