import { beforeEach, expect, test, vi } from "vitest";
import { oncePerProcess } from "@/lib/core/once-per-process";

const key = Symbol.for("sait-po-zakonu.test");
beforeEach(() => {
  Reflect.deleteProperty(globalThis, key);
});

test("oncePerProcess creates a value once even when the module is loaded twice", async () => {
  const first = oncePerProcess("test", () => ({ count: 0 }));
  vi.resetModules();
  const copy = await import("@/lib/core/once-per-process");
  expect(copy.oncePerProcess).not.toBe(oncePerProcess);
  expect(copy.oncePerProcess("test", () => ({ count: 1 }))).toBe(first);
  expect((globalThis as { [name: symbol]: unknown })[key]).toBe(first);
});

test("oncePerProcess creates the value again after a failed attempt", () => {
  const fail = () => {
    throw new Error("нарочно");
  };
  expect(() => oncePerProcess("test", fail)).toThrow("нарочно");
  expect(oncePerProcess("test", () => "сделано")).toBe("сделано");
});

test("oncePerProcess keeps values of different names apart", () => {
  oncePerProcess("test", () => 1);
  expect(oncePerProcess("test-other", () => 2)).toBe(2);
  Reflect.deleteProperty(globalThis, Symbol.for("sait-po-zakonu.test-other"));
});
