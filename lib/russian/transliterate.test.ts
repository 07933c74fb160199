import { describe, expect, test } from "vitest";
import { latinName } from "@/lib/russian/transliterate";

describe("latinName", () => {
  test.each([
    ["Что требует закон?", "chto-trebuet-zakon"],
    ["Ёлка, съезд и щит — 152-ФЗ", "elka-sieezd-i-shchit-152-fz"],
    ["  GDPR\u00a0и Россия ", "gdpr-i-rossiia"],
    ["№ §", ""],
  ])("turns «%s» into a Latin name", (text, name) => {
    expect(latinName(text)).toBe(name);
  });
});
