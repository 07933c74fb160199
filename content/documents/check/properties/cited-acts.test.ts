/** What the documents state about acts that were read for `content/laws.yaml` on 27.11.2026. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeOne } from "@/content/documents/check/write-all";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";

test("policy of an energy company limits part 16 of ЖК РФ ст. 155 to the settlement agent", () => {
  const policy = writeOne("privacy", {
    companyName: "ООО «Тепло»",
    websiteUrl: "https://teplo.ru",
    contactEmail: "info@teplo.ru",
    ownerType: "legal",
    industry: "energy",
  });
  const [clause = ""] = policy.split("\n").filter((line) => line.includes("ст. 155"));
  expect(clause).toContain("представителю по расчётам");
  const [excused = ""] = clause.split(/(?<=\))\. /).filter((part) => part.includes("ст. 155"));
  expect(excused).not.toContain("информационной системе");
  expect(policy).toContain(
    "государственной информационной системе жилищно-коммунального хозяйства",
  );
});

test("fewer than fifteen acts in content/laws.yaml are unverified", () => {
  const { laws, findings } = parseLaws(readFileSync("content/laws.yaml", "utf8"), "laws.yaml");
  expect(findings).toEqual([]);
  const unread = Object.keys(laws).filter((key) => laws[key]?.status === "unverified");
  expect(unread.length, unread.join(", ")).toBeLessThan(15);
});
