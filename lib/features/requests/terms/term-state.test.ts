import { expect, test } from "vitest";
import { termState } from "@/lib/features/requests/terms/term-state";

test.each([
  ["2026-11-25", "danger", "срок прошёл 2 дня назад"],
  ["2026-11-26", "danger", "срок прошёл 1 день назад"],
  ["2026-11-27", "danger", "последний день"],
  ["2026-11-28", "gold", "ещё 1 день"],
  ["2026-11-30", "gold", "ещё 3 дня"],
  ["2026-12-02", "plain", "ещё 5 дней"],
])("describes a term that ends on %s", (date, tone, text) => {
  const state = termState(date, "2026-11-27");
  expect([state.tone, state.text.replaceAll("\u00a0", " ")]).toEqual([tone, text]);
});
