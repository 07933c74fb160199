import { beforeEach, expect, test, vi } from "vitest";
import { oncePerProcess } from "@/lib/core/once-per-process";

const key = Symbol.for("sait-po-zakonu.test");
beforeEach(() => {
  Reflect.deleteProperty(globalThis, key);
});

test("is made once, however many copies of the module there are", async () => {
  const first = oncePerProcess("test", () => ({ count: 0 }));
  vi.resetModules();
  const copy = await import("@/lib/core/once-per-process");
  expect(copy.oncePerProcess).not.toBe(oncePerProcess);
  expect(copy.oncePerProcess("test", () => ({ count: 1 }))).toBe(first);
  expect((globalThis as { [name: symbol]: unknown })[key]).toBe(first);
});

test("is made again by the next one when it could not be made", () => {
  const fail = () => {
    throw new Error("нарочно");
  };
  expect(() => oncePerProcess("test", fail)).toThrow("нарочно");
  expect(oncePerProcess("test", () => "сделано")).toBe("сделано");
});

test("has a name of its own", () => {
  oncePerProcess("test", () => 1);
  expect(oncePerProcess("test-other", () => 2)).toBe(2);
  Reflect.deleteProperty(globalThis, Symbol.for("sait-po-zakonu.test-other"));
});
