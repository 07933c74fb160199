import { describe, expect, test } from "vitest";
import { emptyValues } from "@/components/features/documents/form-model/form-values";
import { writeOne } from "@/content/documents/check/write-all";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/lint/check-answers";
import {
  confirmationOf,
  isGuidedAnswered,
  needsConfirmation,
} from "@/lib/engine/questions/guided/guided-answers";
import {
  answerConfirmation,
  setOptionText,
  toggleOption,
} from "@/lib/engine/questions/guided/guided-changes";
import { guidedQuestion } from "@/lib/engine/questions/guided/guided-questions";
import type { GuidedState } from "@/lib/engine/questions/guided/option-detection";

const empty: GuidedState = { answers: emptyValues("privacy"), marks: new Set() };

describe("the confirmation that database and recipients are in Russia", () => {
  const platform = guidedQuestion("platform");
  const tilda = toggleOption(platform, "tilda", true, empty);
  const home = ({ answers }: GuidedState) => [answers.databaseCountry, answers.recipientsHome];

  test("is given only by the owner, and the question is open until then", () => {
    expect(home(tilda)).toEqual(["unknown", "unknown"]);
    expect(needsConfirmation(platform, tilda)).toBe(true);
    expect(isGuidedAnswered(platform, tilda)).toBe(false);
    const said = answerConfirmation(platform, "yes", tilda);
    expect(home(said)).toEqual(["russia", "russia"]);
    expect(confirmationOf(platform, said)).toBe("yes");
    expect(isGuidedAnswered(platform, said)).toBe(true);
  });

  test("counts as answered with «не знаю», which states nothing", () => {
    const unsure = answerConfirmation(platform, "no", answerConfirmation(platform, "yes", tilda));
    expect(home(unsure)).toEqual(["unknown", "unknown"]);
    expect(confirmationOf(platform, unsure)).toBe("no");
    expect(isGuidedAnswered(platform, unsure)).toBe(true);
  });

  test("is asked again after a change of platform, but not while the hosting is unknown", () => {
    const moved = toggleOption(
      platform,
      "wordpress",
      true,
      answerConfirmation(platform, "yes", tilda),
    );
    expect(home(moved)).toEqual(["unknown", "unknown"]);
    expect(confirmationOf(platform, moved)).toBe(undefined);
    const unknown = toggleOption(platform, "unknown", true, moved);
    expect(needsConfirmation(platform, unknown)).toBe(false);
    expect(
      needsConfirmation(platform, setOptionText(platform, "unknown", "ООО «Бегет»", unknown)),
    ).toBe(true);
  });

  test("is not asked for a consent", () => {
    const consent = { ...tilda, answers: { ...tilda.answers, type: "consent" } };
    expect(needsConfirmation(platform, consent)).toBe(false);
    expect(isGuidedAnswered(platform, consent)).toBe(true);
  });

  test("counts as answered when the owner places the database abroad", () => {
    const abroad = { ...tilda, answers: { ...tilda.answers, databaseCountry: "abroad" } };
    expect(confirmationOf(platform, abroad)).toBe("no");
    expect(isGuidedAnswered(platform, abroad)).toBe(true);
  });
});

describe("a policy made by the main path about a transfer abroad", () => {
  type Step = readonly [question: string, option: string];
  const kinds: Record<string, { industry: string; steps: readonly Step[]; hosting?: string }> = {
    "a landing page": {
      industry: "construction",
      steps: [
        ["parts", "feedback"],
        ["platform", "tilda"],
      ],
    },
    "a shop": {
      industry: "retail",
      steps: [
        ["parts", "orders"],
        ["parts", "delivery"],
        ["parts", "payment"],
        ["parts", "counter"],
        ["payment", "yookassa"],
        ["delivery", "cdek"],
        ["counter", "metrica"],
        ["platform", "bitrix"],
      ],
      hosting: "ООО «Хостер»",
    },
    "a bakery that delivers and takes payments itself": {
      industry: "food",
      steps: [
        ["parts", "orders"],
        ["parts", "delivery"],
        ["parts", "payment"],
        ["parts", "newsletter"],
        ["payment", "receipt"],
        ["delivery", "own"],
        ["newsletter", "own"],
        ["platform", "tilda"],
      ],
    },
    "a blog": {
      industry: "journalism",
      steps: [
        ["parts", "newsletter"],
        ["parts", "counter"],
        ["newsletter", "unisender"],
        ["counter", "metrica"],
        ["platform", "wordpress"],
      ],
      hosting: "ООО «Бегет»",
    },
  };
  const answered = (kind: string): GuidedState => {
    const { industry, steps, hosting } = kinds[kind] as (typeof kinds)[string];
    const owner = {
      companyName: "ИП Лугова Нина Павловна",
      websiteUrl: "lugova-test.ru",
      contactEmail: "a@lugova-test.ru",
      industry,
    };
    const state = steps.reduce(
      (before, [question, option]) => toggleOption(guidedQuestion(question), option, true, before),
      { ...empty, answers: { ...empty.answers, ...owner } } as GuidedState,
    );
    const [, option] = steps.at(-1) as Step;
    return hosting ? setOptionText(guidedQuestion("platform"), option, hosting, state) : state;
  };
  const policy = ({ answers }: GuidedState) => writeOne("privacy", clean(answers));
  /** What a form sends: nothing of what is empty. */
  const clean = (answers: GuidedState["answers"]) =>
    Object.fromEntries(
      Object.entries(answers).filter(([key, value]) => value !== "" && key !== "type"),
    );

  test.each(Object.keys(kinds))(
    "denies a transfer abroad when the owner of %s confirms it",
    (kind) => {
      const text = policy(answerConfirmation(guidedQuestion("platform"), "yes", answered(kind)));
      expect(text).toContain("Оператор не осуществляет трансграничную передачу");
      expect(text).not.toContain("осуществляет или не осуществляет");
      expect(text).not.toMatch(/банк или платёжный|указать: служба|указать: сервис/);
      expect(text).toContain(
        "ведутся только с использованием баз данных, находящихся на территории",
      );
    },
  );

  test.each(Object.keys(kinds))(
    "has a blank and a finding when the owner of %s does not know",
    (kind) => {
      const unsure = answerConfirmation(guidedQuestion("platform"), "no", answered(kind));
      expect(policy(unsure)).toContain("Оператор [указать: осуществляет или не осуществляет]");
      const answers = formAnswersSchema.parse({ ...clean(unsure.answers), type: "privacy" });
      expect(checkAnswers(answers).map(({ field }) => field)).toContain("databaseCountry");
    },
  );
});
