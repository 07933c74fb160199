import { expect, test } from "vitest";
import { nearest } from "@/lib/engine/template/language/nearest";

const words = ["owner.name", "owner.inn", "owner.phone", "purposes"];

test.each([
  ["owner.nam", "owner.name"],
  ["onwer.inn", "owner.inn"],
  ["Owner.Phone", "owner.phone"],
  ["purpose", "purposes"],
  ["owner.address", undefined],
  ["x", undefined],
  ["", undefined],
])("nearest(%j) returns %j", (word, expected) => expect(nearest(word, words)).toBe(expected));
