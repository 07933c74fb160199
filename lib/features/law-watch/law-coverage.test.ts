import { expect, test } from "vitest";
import { proofLine, proofSentences } from "@/content/pages/law-proof";
import { getLawCoverage, summarise } from "@/lib/features/law-watch/law-coverage";
import { loadLaws } from "@/lib/platform/content/templates";

test("summarise counts unverified acts apart and ignores them in the day of the last check", () => {
  expect(
    summarise([
      { checked: "2026-11-21", status: "checked" },
      { checked: "2026-11-20", status: "secondary" },
      { checked: "2026-11-27", status: "unverified" },
    ]),
  ).toEqual({ acts: 3, checked: 1, secondary: 1, unverified: 1, lastChecked: "2026-11-21" });
});

test("proofLine and proofSentences contain the figures of content/laws.yaml", async () => {
  const laws = Object.values(await loadLaws());
  const proof = await getLawCoverage();
  const unread = laws.filter(({ status }) => status === "unverified").length;
  expect(proofLine(proof).replaceAll("\u00a0", " ")).toContain(
    `${laws.length - unread} из ${laws.length} актов`,
  );
  const sentences = proofSentences(proof).join(" ");
  for (const status of ["checked", "secondary", "unverified"] as const) {
    const count = laws.filter((law) => law.status === status).length;
    expect(sentences).toMatch(new RegExp(`\\b${count}\\b`));
  }
});
