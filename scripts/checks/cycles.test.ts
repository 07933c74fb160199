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

test("findCycles finds no cycle when paths only meet", () => {
  expect(findCycles(graph("a → b", "a → c", "b → d", "c → d"))).toEqual([]);
});

test("findCycles finds a cycle of any length and omits nodes that only lead to it or from it", () => {
  expect(findCycles(graph("x → a", "a → b", "b → c", "c → a", "c → y"))).toEqual([
    ["a", "b", "c", "a"],
  ]);
  expect(findCycles(graph("a → a"))).toEqual([["a", "a"]]);
});

test("findCycles reports the shortest of several cycles that share an edge", () => {
  expect(findCycles(graph("a → b", "b → c", "c → a", "b → a"))).toEqual([["a", "b", "a"]]);
});
