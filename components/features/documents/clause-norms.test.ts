import { describe, expect, test } from "vitest";
import { formatMarginNorms } from "@/components/features/documents/clause-norms";

const lines = (norms: string) =>
  (/data-norms="([^"]*)"/.exec(formatMarginNorms(`<div data-norms="${norms}">`))?.[1] ?? "")
    .replaceAll("\u00a0", " ")
    .replaceAll("\u2060", "")
    .split("&#10;");

describe("formatMarginNorms", () => {
  test("names an act once for several places", () => {
    expect(lines("152-ФЗ ст. 18.1 ч. 1 п. 2; 152-ФЗ ст. 18.1 ч. 2")).toEqual([
      "152-ФЗ",
      "ст. 18.1 ч. 1 п. 2;",
      "ст. 18.1 ч. 2",
    ]);
  });

  test("keeps acts of several words and acts without a place", () => {
    expect(lines("ГК РФ ст. 437; приказ РКН № 180")).toEqual([
      "ГК РФ",
      "ст. 437;",
      "приказ РКН № 180",
    ]);
  });

  test("leaves other markup unchanged", () => {
    expect(formatMarginNorms('<p title="a; b">152-ФЗ ст. 5</p>')).toBe(
      '<p title="a; b">152-ФЗ ст. 5</p>',
    );
  });
});
