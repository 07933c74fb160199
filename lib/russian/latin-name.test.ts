import { describe, expect, test } from "vitest";
import { latinName } from "@/lib/russian/latin-name";

describe("latinName", () => {
  test.each([
    ["Что требует закон?", "chto-trebuet-zakon"],
    ["Ёлка, съезд и щит — 152-ФЗ", "elka-sezd-i-schit-152-fz"],
    ["  GDPR\u00a0и Россия ", "gdpr-i-rossiya"],
    ["№ §", ""],
  ])("%s", (text, name) => {
    expect(latinName(text)).toBe(name);
  });
});
