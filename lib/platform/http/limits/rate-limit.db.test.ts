import { beforeEach, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import {
  consumeRateLimit,
  deleteExpiredRateLimits,
  resetRateLimits,
} from "@/lib/platform/http/limits/rate-limit";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

describeOnDatabases("a rate limit", (database) => {
  beforeEach(() => database.clear());

  const now = new Date("2026-11-21T09:00:00Z");
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  /** A subject of its own each time: a process remembers who is over a limit. */
  const counter = (hits: number) => ({ name: "test", subject: newId(), hits, seconds: 60 });

  test("allows exactly its number of parallel hits", async () => {
    const counted = counter(7);
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => consumeRateLimit(database.client, counted, now)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    for (const result of results) {
      if (result.status === "rejected") {
        expect(result.reason).toMatchObject({ code: "RATE_LIMITED", retryAfterSeconds: 60 });
      }
    }
  });

  test("allows hits again after its window and returns the seconds until then", async () => {
    const counted = counter(1);
    await consumeRateLimit(database.client, counted, now);
    await expect(consumeRateLimit(database.client, counted, later(45))).rejects.toMatchObject({
      retryAfterSeconds: 15,
    });
    await consumeRateLimit(database.client, counted, later(60));
    await expect(consumeRateLimit(database.client, counted, later(61))).rejects.toMatchObject({
      code: "RATE_LIMITED",
    });
  });

  test("counts subjects and names separately and stores no subject in plain text", async () => {
    const one = { ...counter(1), subject: "ivan@example.ru" };
    await consumeRateLimit(database.client, one, now);
    await consumeRateLimit(database.client, { ...one, subject: "petr@example.ru" }, now);
    await consumeRateLimit(database.client, { ...one, name: "other" }, now);
    const rows = await database.client.rateLimit.findMany();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows.map(({ key }) => key))).not.toContain("example.ru");
  });

  test("allows hits again after a reset", async () => {
    const counted = counter(1);
    await consumeRateLimit(database.client, counted, now);
    await expect(consumeRateLimit(database.client, counted, now)).rejects.toThrow();
    await resetRateLimits(database.client, counted);
    await consumeRateLimit(database.client, counted, now);
  });

  test("is deleted after its window", async () => {
    await consumeRateLimit(database.client, counter(1), now);
    await deleteExpiredRateLimits(database.client, later(59));
    expect(await database.client.rateLimit.count()).toBe(1);
    await deleteExpiredRateLimits(database.client, later(61));
    expect(await database.client.rateLimit.count()).toBe(0);
  });
});
