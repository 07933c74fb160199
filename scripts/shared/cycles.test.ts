import { expect, test } from "vitest";
import { findCycles } from "./cycles.mjs";

const graph = (...arrows: string[]) => {
  const targets = new Map<string, Set<string>>();
  for (const arrow of arrows) {
    const [from = "", to = ""] = arrow.split(" → ");
    targets.set(from, (targets.get(from) ?? new Set()).add(to));
  }
  return targets;
};

test("a graph without a circle has none, however its ways meet", () => {
  expect(findCycles(graph("a → b", "a → c", "b → d", "c → d"))).toEqual([]);
});

test("a circle of any length is found, and what only leads to it is left out", () => {
  expect(findCycles(graph("x → a", "a → b", "b → c", "c → a", "c → y"))).toEqual([
    ["a", "b", "c", "a"],
  ]);
  expect(findCycles(graph("a → a"))).toEqual([["a", "a"]]);
});

test("of circles that share an arrow the shortest is told", () => {
  expect(findCycles(graph("a → b", "b → c", "c → a", "b → a"))).toEqual([["a", "b", "a"]]);
});
