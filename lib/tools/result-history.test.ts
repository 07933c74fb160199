import { expect, test } from "vitest";
import { addToHistory } from "@/lib/tools/result-history";

test("keeps the last ten entries, newest first", () => {
  let history: number[] = [];
  for (let set = 1; set <= 12; set++) history = addToHistory(history, set);
  expect(history).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});
