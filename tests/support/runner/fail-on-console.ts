import { afterEach, beforeEach, expect, vi } from "vitest";

/**
 * An unexpected `console.error` or `console.warn` fails the test: a warning that nobody reads is a defect that nobody
 * fixes. A test that expects one clears the spy's calls after asserting on it.
 */
const methods = ["error", "warn"] as const;

beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of methods) {
    const calls = vi.mocked(console[method]).mock.calls;
    vi.mocked(console[method]).mockRestore();
    expect(calls, `unexpected console.${method}`).toEqual([]);
  }
});
