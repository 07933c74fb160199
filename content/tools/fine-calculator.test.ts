import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { amountDifferenceNote, calculatorQuestions, prevention } from "@/content/tools/fine-advice";
import {
  articleNotes,
  criminalNote,
  offenceOf,
  violationTexts,
} from "@/content/tools/fine-calculator";
import { getPenalty, penalties } from "@/content/tools/penalties";
import { parseLaws } from "@/lib/engine/template/parse/parse-laws";
import { findParts } from "@/lib/tools/fines/articles";
import { factorIds, violationIds } from "@/lib/tools/fines/figures";

describe("violations of the calculator", () => {
  test("name only parts that have a fine for companies", () => {
    for (const violation of violationIds) {
      for (const factors of [[], [...factorIds]]) {
        for (const userCount of [0, 1, 5000, 50_000, 500_000]) {
          for (const { part } of findParts(violation, { factors, userCount })) {
            expect(getPenalty(part).companies, part).not.toBeNull();
          }
        }
      }
    }
  });

  test("have a note that explains a missing part", () => {
    const silent = violationIds.filter(
      (violation) => findParts(violation, { factors: [], userCount: 0 }).length === 0,
    );
    expect(silent).toEqual(["gdpr-violation"]);
    for (const violation of silent) expect(articleNotes[violation]).toContain("Соответствия");
  });

  test("a repeated offence without «То же»", () => {
    for (const { part } of penalties) expect(offenceOf(part)).not.toContain("То же");
    expect(offenceOf("9")).toBe(offenceOf("8"));
  });
});

describe("texts of the calculator", () => {
  const sentences = [
    ...Object.values(articleNotes),
    ...prevention.map(({ text }) => text),
    ...amountDifferenceNote.map(({ text }) => text),
  ];

  test("cite a known act for every piece of advice", () => {
    const source = readFileSync(new URL("../laws.yaml", import.meta.url), "utf8");
    const { laws } = parseLaws(source, "laws.yaml");
    for (const { title, norms } of prevention) {
      expect(norms.length, title).toBeGreaterThan(0);
      for (const { law } of norms) expect(laws, title).toHaveProperty([law]);
    }
  });

  test("contain no markup in the answers", () => {
    for (const { answer } of calculatorQuestions) expect(answer).not.toMatch(/[[\]<>]/);
  });

  test("call the result approximate and contain no threats", () => {
    const all = [
      ...sentences,
      criminalNote,
      ...Object.values(violationTexts).map(({ description }) => description),
      ...calculatorQuestions.map(({ answer }) => answer),
    ].join(" ");
    expect(all).toContain("ориентир");
    expect(all).not.toMatch(/!|гарантир|неизбежн|разорит|обязательно оштраф/i);
  });
});
