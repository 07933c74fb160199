import { describe, expect, test } from "vitest";
import { describeAmount, getPenalty, penalties } from "@/content/tools/penalties";

const wordsOf = (part: string) => {
  const { companies } = getPenalty(part);
  return companies && describeAmount(companies.amount).replaceAll("\u00a0", " ");
};

describe("penalties of article 13.11", () => {
  test("list the parts in order, each once", () => {
    expect(penalties.map(({ part }) => part)).toEqual(
      "1 1.1 2 2.1 3 4 5 5.1 6 7 8 9 10 11 12 13 14 15 16 17 18".split(" "),
    );
    expect(() => getPenalty("19")).toThrow(RangeError);
  });

  // Companies: docs/specification/law.md#administrative-fines.
  test.each([
    ["1", "150–300 тыс. ₽"],
    ["2.1", "1–1,5 млн ₽"],
    ["3", "30–60 тыс. ₽"],
    ["8", "1–6 млн ₽"],
    ["9", "6–18 млн ₽"],
    ["10", "100–300 тыс. ₽"],
    ["12", "3–5 млн ₽"],
    ["15", "1–3 % выручки, не менее 20 и не более 500 млн ₽"],
    ["18", "1–3 % выручки, не менее 25 и не более 500 млн ₽"],
  ])("are described in words: part %s", (part, text) => expect(wordsOf(part)).toBe(text));

  test("half thousands and have no sum for payers whom the part does not concern", () => {
    const { citizens } = getPenalty("3");
    expect(citizens && describeAmount(citizens.amount)).toBe("1,5–3\u00a0тыс.\u00a0₽");
    expect(getPenalty("7").companies).toBeNull();
  });

  test("have a lower limit below the upper one", () => {
    const fines = penalties.flatMap(({ part: _, offence: __, ...payers }) =>
      Object.values(payers).filter((fine) => fine !== null),
    );
    expect(fines.length).toBeGreaterThan(70);
    for (const { amount } of fines) expect(amount.from).toBeLessThan(amount.to);
  });

  test("claim confirmation only for parts 1, 1.1 and 10", () => {
    const confirmed = penalties.filter(({ officials }) => officials?.isConfirmed);
    expect(confirmed.map(({ part }) => part)).toEqual(["1", "1.1", "10"]);
  });
});
