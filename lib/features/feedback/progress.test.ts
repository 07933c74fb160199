import { describe, expect, test } from "vitest";
import { type FilledItems, feedbackProgress } from "@/lib/features/feedback/progress";

const nothing: FilledItems = {
  rating: null,
  satisfaction: null,
  usability: null,
  recommend: null,
  title: "",
  description: "",
};

const steps: Partial<FilledItems>[] = [
  {},
  { rating: 1 },
  { satisfaction: "neutral" },
  { usability: "easy" },
  { recommend: "maybe" },
  { title: "Тема" },
  { description: "Коротко" },
];

describe("feedbackProgress", () => {
  test("is the rounded percentage of six filled items", () => {
    let items = nothing;
    const seen = steps.map((step) => {
      items = { ...items, ...step };
      return feedbackProgress(items);
    });
    expect(seen).toEqual([0, 17, 33, 50, 67, 83, 100]);
  });

  test("counts each item alike and ignores spaces", () => {
    for (const step of steps.slice(1)) expect(feedbackProgress({ ...nothing, ...step })).toBe(17);
    expect(feedbackProgress({ ...nothing, title: "  ", description: "\n" })).toBe(0);
  });
});
