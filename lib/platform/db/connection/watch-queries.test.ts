import { expect, test, vi } from "vitest";
import { watchQuery } from "@/lib/platform/db/connection/watch-queries";
import { log } from "@/lib/platform/log/log";

test("watchQuery logs a statement from 500 ms on, cut to 1000 characters", () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  log.level = "info";
  const query = `SELECT ${"x".repeat(2000)}`;
  watchQuery({ query: "SELECT 1", duration: 499 });
  watchQuery({ query, duration: 500 });
  log.level = "silent";
  write.mockRestore();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: "slow query", ms: 500, query: query.slice(0, 1000) }),
  ]);
});
