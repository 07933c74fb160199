import { expect, test } from "vitest";
import { once } from "@/lib/core/once";

test("once computes on the first call only, also when the value is undefined", () => {
  let calls = 0;
  const read = once(() => {
    calls += 1;
    return undefined;
  });
  expect(calls).toBe(0);
  expect([read(), read()]).toEqual([undefined, undefined]);
  expect(calls).toBe(1);
});
