import { expect, test } from "vitest";
import { findPlace, findPlaceProblem, toCitation } from "@/lib/engine/tree/norm-place";

test.each([
  ["152-ФЗ ст. 9 ч. 1", 6],
  ["КоАП РФ ст. 13.11", 7],
  ["приказ РКН № 180 п. 3", 16],
  ["ПП № 1119", -1],
  ["решение от 21.03.2022", -1],
  ["ст. 9", 0],
])("findPlace finds the place in %j at %i", (text, at) => expect(findPlace(text)).toBe(at));

test.each([
  "ст. 18.1 ч. 1 п. 2",
  "ст. 10.2-1 ч. 1",
  "ст. 9, 10",
  "ст. 9 и 10",
  "ст. 3–5",
  "п. 3",
  "ст. 6 ч. 1 п. 1, 2, 5, 7",
  "гл. IV ст. 20",
  "ст. 2 п. 1 подп. «а» абз. 2",
  "прил. 1 п. 3",
])("findPlaceProblem accepts %j", (place) => expect(findPlaceProblem(place)).toBeNull());

test.each([
  ["ст. девятая", "form"],
  ["ст. 9, ч. 1", "form"],
  ["ст. 9 часть 1", "form"],
  ["ст.", "form"],
  ["ч. 1 ст. 9", "order"],
  ["ст. 9 ст. 10", "order"],
])("findPlaceProblem rejects %j with the problem %s", (place, problem) =>
  expect(findPlaceProblem(place)).toBe(problem),
);

test.each([
  ["ст. 9 ч. 1", "ч.\u00a01\u00a0ст.\u00a09 Закона"],
  ["ст. 18.1 ч. 1 п. 2", "п.\u00a02\u00a0ч.\u00a01\u00a0ст.\u00a018.1 Закона"],
  ["ст. 9, 10", "ст.\u00a09, 10 Закона"],
  ["ст.9 ч.1", "ч.\u00a01\u00a0ст.\u00a09 Закона"],
  ["п. 1 – 3", "п.\u00a01–3 Закона"],
  ["", "Закона"],
])("toCitation cites %j as %j", (place, citation) =>
  expect(toCitation(place, "Закона")).toBe(citation),
);
