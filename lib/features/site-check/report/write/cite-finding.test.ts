import { expect, test } from "vitest";
import type { Laws } from "@/lib/engine/template/language/laws";
import { citeFinding } from "@/lib/features/site-check/report/write/cite-finding";

const act = { title: "Закон", reference: "Закона", edition: "первая", checked: "2026-11-21" };
const laws = {
  read: { ...act, status: "checked" },
  partly: { ...act, status: "secondary" },
  unread: { ...act, status: "unverified" },
} as unknown as Laws;

test("citeFinding adds «не сверено» to an act that nobody has checked", () => {
  const norm = (law: string) => citeFinding({ law, place: "ст. 5" }, laws).replace(/\u00a0/g, " ");
  expect(norm("read")).toBe("ст. 5 Закона");
  expect(norm("partly")).toBe("ст. 5 Закона");
  expect(norm("unread")).toBe("ст. 5 Закона (не сверено)");
});
