import { expect, test } from "vitest";
import {
  formatMoscowDateTime,
  fromMoscowDateTime,
  toMoscowDateTime,
} from "@/lib/core/time/moscow-time";

test("converts and formats dates of a form field in Moscow time", () => {
  expect(fromMoscowDateTime("2026-12-01T01:30")).toBe("2026-11-30T22:30:00.000Z");
  expect(toMoscowDateTime("2026-11-30T22:30:00.000Z")).toBe("2026-12-01T01:30");
  expect(formatMoscowDateTime("2026-11-30T22:30:00.000Z")).toBe(
    "1\u00a0декабря 2026\u00a0г., 01:30",
  );
  expect(fromMoscowDateTime("")).toBeNull();
});
