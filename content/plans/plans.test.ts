import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pricingQuestions } from "@/content/help/pricing-questions";
import { limitSentence, planCatalogue } from "@/content/plans/plans";

const schema = ["admin", "accounts"]
  .map((name) =>
    readFileSync(new URL(`../../prisma/schema/${name}.prisma`, import.meta.url), "utf8"),
  )
  .join("\n");

/** What a column of the settings holds until an operator saves it. */
function defaultOf(column: string): string | undefined {
  return new RegExp(`^\\s*${column}\\s+\\w+\\s+@default\\("?([^")]+)"?\\)`, "m").exec(schema)?.[1];
}

const planOf = (list: "announced" | "cabinet", key: string) => {
  const plan = planCatalogue[list].find((candidate) => candidate.key === key);
  if (!plan) throw new Error(`no plan ${key}`);
  return plan;
};

describe("plans of the settings", () => {
  test.each(["free", "premium", "ultra"] as const)(
    "agree with the defaults of the schema: %s",
    (key) => {
      const plan = planCatalogue.settings[key];
      expect(defaultOf(`${key}PlanLimit`)).toBe(String(plan.monthlyLimit));
      expect(defaultOf(`${key}PlanName`)).toBe(plan.name);
      if (key !== "free") expect(defaultOf(`${key}PlanPrice`)).toBe(String(plan.price));
    },
  );

  test("have the limit of a new user in the free plan", () => {
    expect(/documentsLimit\s+Int\s+@default\((\d+)\)/.exec(schema)?.[1]).toBe(
      String(planCatalogue.settings.free.monthlyLimit),
    );
  });
});

describe("printed plans", () => {
  test("have the limits that the server enforces when they are subscriptions", () => {
    const printed = [...planCatalogue.announced, ...planCatalogue.cabinet].filter(
      ({ key, subscription }) => key === subscription,
    );
    expect([...new Set(printed.map(({ key }) => key))]).toEqual(["free", "premium", "ultra"]);
    for (const { key, monthlyLimit } of printed) {
      expect(planCatalogue.settings).toHaveProperty([key, "monthlyLimit"], monthlyLimit);
    }
  });

  // The announced prices of docs/specification/plans.md#price-lists.
  test.each([
    ["free", 0, "навсегда", "3\u00a0документа в календарный месяц", false],
    ["standard", 490, "в месяц", "15\u00a0документов в календарный месяц", false],
    ["professional", 990, "в месяц", "50\u00a0документов в календарный месяц", false],
    ["corporate", 2990, "в месяц", "Число документов не ограничено", true],
  ])(
    "have the announced price and limit on /pricing: %s",
    (key, price, period, limit, isPriceFrom) => {
      const plan = planOf("announced", key);
      expect(plan).toMatchObject({ price, period, isPriceFrom, isPopular: key === "standard" });
      expect(limitSentence(plan)).toBe(limit);
    },
  );

  // The cabinet's prices of docs/specification/plans.md#price-lists, with the limits that are
  // enforced.
  test.each([
    ["free", 0, 3],
    ["premium", 1990, 100],
    ["ultra", 4990, -1],
  ])("have the cabinet's price and limit on /premium: %s", (key, price, monthlyLimit) => {
    expect(planOf("cabinet", key)).toMatchObject({ price, monthlyLimit });
    expect(planOf("cabinet", key).isPopular).toBe(key === "premium");
  });

  test("promise no CRM, messenger, SLA, chat bot or unlimited use", () => {
    const present = [...planCatalogue.announced, ...planCatalogue.cabinet].flatMap(
      ({ features }) => features,
    );
    expect(
      present.filter((feature) => /CRM|мессенджер|SLA|чат-бот|безлимит/i.test(feature)),
    ).toEqual([]);
  });

  test("can be stored as JSON and read back", () => {
    expect(JSON.parse(JSON.stringify(planCatalogue))).toEqual(planCatalogue);
  });
});

test("questions of the price list state the rules of refund, discount and change", () => {
  const questions = pricingQuestions(planCatalogue);
  const text = questions.flatMap(({ answer }) => answer).join(" ");
  expect(text).toContain("в течение 14 дней со дня оплаты");
  expect(text).toContain("умножаем на такие дни");
  expect(text).toContain("До 50 %");
  expect(text).toContain("Со следующего расчётного периода");
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
});
