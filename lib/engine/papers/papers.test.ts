import { describe, expect, test } from "vitest";
import { paperApproval } from "@/lib/engine/papers/approval";
import { askedPaperQuestions, checkPaperAnswers, type PaperForm } from "@/lib/engine/papers/form";
import { appliesToOwner, type PaperNeed } from "@/lib/engine/papers/papers-of-owner";
import { plainText } from "@/lib/engine/tree/walk";

const form: PaperForm = {
  questions: [
    {
      key: "hasStaff",
      label: "Есть ли работники",
      kind: "yesNo",
      isRequired: true,
      askedOf: ["entrepreneur", "person"],
    },
    { key: "headPost", label: "Должность", kind: "text", isRequired: true, askedOf: ["company"] },
    { key: "city", label: "Город", kind: "text", isRequired: true },
    {
      key: "accessPosts",
      label: "Кто работает с данными",
      kind: "longText",
      isRequired: true,
      condition: { key: "hasStaff", equals: "yes" },
    },
    { key: "video", label: "Есть ли камеры", kind: "yesNo", isRequired: true },
  ],
};
const asks = new Set(["hasStaff", "headPost", "city", "accessPosts"]);
const nothing = new Set<string>();

describe("askedPaperQuestions", () => {
  const askedOf = (kind: "company" | "entrepreneur" | "person", answers = {}, known = nothing) =>
    askedPaperQuestions(form, { kind, answers, asks, known }).map(({ key }) => key);

  test("returns the questions of the owner's papers and kind whose condition is true", () => {
    expect(askedOf("company")).toEqual(["headPost", "city", "accessPosts"]);
    expect(askedOf("person")).toEqual(["hasStaff", "city"]);
    expect(askedOf("entrepreneur", { hasStaff: "yes" })).toEqual([
      "hasStaff",
      "city",
      "accessPosts",
    ]);
    expect(askedOf("entrepreneur", { hasStaff: "no" })).toEqual(["hasStaff", "city"]);
  });

  test("omits what the passport knows unless the owner has answered it for the papers", () => {
    const known = new Set(["headPost"]);
    expect(askedOf("company", {}, known)).not.toContain("headPost");
    expect(askedOf("company", { headPost: "Директор" }, known)).toContain("headPost");
  });
});

test("checkPaperAnswers accepts missing answers and reports wrong ones by key, asked or not", () => {
  expect(checkPaperAnswers(form, { city: "" })).toEqual({});
  const wrong = checkPaperAnswers(form, { hasStaff: "maybe", accessPosts: "х".repeat(5001) });
  expect(Object.keys(wrong)).toEqual(["hasStaff", "accessPosts"]);
  expect(Object.keys(checkPaperAnswers(form, { constructor: "x" }))).toEqual(["constructor"]);
});

test("a paper for owners with staff applies until the owner denies having any", () => {
  const need: PaperNeed = {
    for: {
      owners: ["company", "entrepreneur"],
      staff: "needed",
      when: (facts) => facts.on === true,
    },
  };
  const facts = (kind: string, hasStaff?: boolean, on = true) => ({
    "owner.kind": kind,
    "extra.hasStaff": hasStaff,
    on,
  });
  expect(appliesToOwner(need, facts("company", true))).toBe(true);
  expect(appliesToOwner(need, facts("entrepreneur"))).toBe(true);
  expect(appliesToOwner(need, facts("entrepreneur", false))).toBe(false);
  expect(appliesToOwner(need, facts("person", true))).toBe(false);
  expect(appliesToOwner(need, facts("company", true, false))).toBe(false);
});

test("paperApproval prints what is known of who approves, and lines for the rest", () => {
  const lines = (facts: Record<string, string>) =>
    paperApproval(facts)[0]?.rows.map(([cell = []]) => plainText(cell));
  expect(
    lines({
      "owner.kind": "company",
      "owner.name": "ООО «Ромашка»",
      "paper.head.post": "Директор",
    }),
  ).toEqual(["УТВЕРЖДАЮ", "Директор", "ООО «Ромашка»", "подпись", "фамилия и инициалы", "дата"]);
  expect(
    lines({
      "owner.kind": "entrepreneur",
      "paper.head.post": "Индивидуальный предприниматель",
      "paper.head.name": "Иванов Иван Иванович",
    }),
  ).toEqual([
    "УТВЕРЖДАЮ",
    "Индивидуальный предприниматель",
    "подпись",
    "Иванов Иван Иванович",
    "дата",
  ]);
  expect(lines({ "owner.kind": "person", "paper.head.name": "Петрова Анна Сергеевна" })).toEqual([
    "УТВЕРЖДАЮ",
    "подпись",
    "Петрова Анна Сергеевна",
    "дата",
  ]);
});
