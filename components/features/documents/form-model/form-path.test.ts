import { describe, expect, test } from "vitest";
import { sectionState } from "@/components/features/documents/form/section-panel";
import { fromStoredAnswers } from "@/components/features/documents/form-model/answers";
import { sectionsFor, shownFields } from "@/components/features/documents/form-model/form-model";
import {
  countQuestions,
  formPath,
  guidedId,
  noMarks,
  type Panel,
  unanswered,
} from "@/components/features/documents/form-model/form-path";
import {
  emptyValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import * as guidedLogic from "@/lib/engine/questions/guided/guided-answers";
import { answerConfirmation, toggleOption } from "@/lib/engine/questions/guided/guided-changes";
import { guidedQuestion } from "@/lib/engine/questions/guided/guided-questions";
import {
  type DocumentType,
  documentTypes,
  typesAboutSite,
} from "@/lib/engine/questions/vocabulary/options";

const valuesOf = (kind: string, type: DocumentType): WizardValues => {
  const owner = ownersByIndustry.find((item) => item.kind === kind);
  return fromStoredAnswers(formAnswersSchema.parse({ ...owner?.answers, type }));
};
const pathOf = (values: WizardValues, marks = noMarks) =>
  formPath(sectionsFor(values.type), values, guidedLogic, marks);
const count = (values: WizardValues) => countQuestions(pathOf(values).core);

/** The flower shop: a sole trader on Tilda with delivery, payments and a counter. */
function flowerShop() {
  const answers = {
    ...emptyValues("privacy"),
    companyName: "ИП Цветкова Анна Петровна",
    inn: "500100732259",
    legalAddress: "г. Тверь, ул. Лесная, д. 1",
    contactEmail: "anna@tsvety-lesnaya.ru",
    websiteUrl: "tsvety-lesnaya.ru",
    industry: "retail",
  };
  const presses = [
    ["parts", "orders"],
    ["parts", "delivery"],
    ["parts", "payment"],
    ["parts", "counter"],
    ["payment", "yookassa"],
    ["payment", "receipt"],
    ["delivery", "own"],
    ["delivery", "cdek"],
    ["counter", "metrica"],
    ["platform", "tilda"],
  ] as const;
  const state = presses.reduce(
    (before, [question, option]) => toggleOption(guidedQuestion(question), option, true, before),
    { answers, marks: noMarks } as Parameters<typeof toggleOption>[3],
  );
  const { answers: confirmed, marks } = answerConfirmation(
    guidedQuestion("platform"),
    "yes",
    state,
  );
  return { answers: confirmed as WizardValues, marks };
}

describe("the main path", () => {
  test("asks a landing page with one form at most eight questions", () => {
    expect(count(valuesOf("лендинг с одной формой", "privacy"))).toBeLessThanOrEqual(8);
  });

  test("asks a flower shop at most twelve questions, and all are answered", () => {
    const { answers, marks } = flowerShop();
    const path = pathOf(answers, marks);
    expect(countQuestions(path.core)).toBeLessThanOrEqual(12);
    const remaining = path.core.map((panel) => unanswered(panel, { answers, marks }, guidedLogic));
    expect(remaining.flatMap(({ guided, questions }) => [...guided, ...questions])).toEqual([]);
  });

  const shops = ownersByIndustry.filter(({ kind }) =>
    ["order_processing", "delivery", "payment"].some((purpose) =>
      valuesOf(kind, "privacy").processingPurposes.includes(purpose),
    ),
  );
  test.each(shops)(
    "asks $kind at most twenty questions, for a policy and for an offer",
    ({ kind }) => {
      expect(count(valuesOf(kind, "privacy"))).toBeLessThanOrEqual(20);
      expect(count(valuesOf(kind, "offer"))).toBeLessThanOrEqual(20);
    },
  );
});

test.each(documentTypes)(
  "each question of %s is in exactly one panel for every kind of owner",
  (type) => {
    for (const { kind } of ownersByIndustry) {
      const values = { ...valuesOf(kind, "privacy"), type };
      const { core, more } = pathOf(values);
      const fields = [...core, ...more].flatMap(({ questions }) =>
        questions.map((question) => question.field),
      );
      expect(fields.toSorted()).toEqual(shownFields(values, null).toSorted());
      const ids = [...core, ...more].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  },
);

test("questions that a chosen answer requires are on the main path", () => {
  const core = (values: WizardValues) =>
    pathOf(values).core.flatMap(({ questions }) => questions.map(({ field }) => field));
  expect(core(valuesOf("клиника", "privacy"))).toContain("licenseNumber");
  expect(core(valuesOf("детский клуб", "privacy"))).toContain("publishedSubjects");
  expect(core(valuesOf("лендинг с одной формой", "privacy"))).not.toContain("inn");
  expect(core({ ...emptyValues("privacy"), processingPurposes: ["payment"] })).toContain("inn");
});

test("a blog is asked about people it writes about, and never about a mass medium", () => {
  for (const type of ["privacy", "terms", "charter"] as const) {
    const { core, more } = pathOf(valuesOf("блог", type));
    const fields = [...core, ...more].flatMap(({ questions }) =>
      questions.map(({ field }) => field),
    );
    expect(fields.filter((field) => /[sS]mi/.test(field))).toEqual([]);
    expect(fields.includes("writesAboutPeople")).toBe(type === "privacy");
    const onPath = core.flatMap(({ questions }) => questions.map(({ field }) => field));
    expect(onPath).not.toContain("writesAboutPeople");
  }
});

test("typed fields of the first panel come after all others", () => {
  const [owner] = pathOf(flowerShop().answers).core as [Panel];
  const isTyped = owner.questions.map(({ control }) => control === "line" || control === "address");
  expect(isTyped.toSorted()).toEqual(isTyped);
});

describe("the words of a folded section", () => {
  const summaryOf = (id: string, { answers, marks }: ReturnType<typeof flowerShop>) => {
    const { core, more } = pathOf(answers, marks);
    const panel = [...core, ...more].find((item) => item.id === id);
    const open = core.flatMap((item) => unanswered(item, { answers, marks }, guidedLogic).guided);
    return panel && sectionState(panel, { answers, marks }, [], guidedLogic, open).summary;
  };

  test("show what the guided answers have set", () => {
    const shop = flowerShop();
    expect(summaryOf("data", shop)).toMatch(
      /^Оформление и исполнение заказов, доставка, приём оплаты/,
    );
    expect(summaryOf("transfer", shop)).toContain("СДЭК — Доставка");
    expect(summaryOf("guided", shop)).toMatch(
      /^Заказы или запись, оплата, доставка заказов.*Tilda$/,
    );
  });

  test("show the questions that must be answered first", () => {
    const { answers, marks } = flowerShop();
    const unpaid = {
      ...answers,
      paymentSystems: [],
      handledByOwner: ["delivery_own"],
      recipients: [],
    };
    const state = {
      answers: unpaid,
      marks: new Set([...marks].filter((mark) => !mark.startsWith("payment."))),
    };
    expect(summaryOf("transfer", state)).toBe("Нужно ответить: кто принимает оплату");
    expect(summaryOf("guided", { answers: emptyValues("privacy"), marks: noMarks })).toBe(
      "Нужно ответить: что есть на сайте и ещё 1",
    );
  });
});

test("only the types about the site's features have guided questions", () => {
  const having = documentTypes.filter((type) => {
    const { core } = pathOf(emptyValues(type));
    const panel = core.find(({ id }) => id === guidedId);
    // Present from the start, before their code has loaded.
    const early = formPath(sectionsFor(type), emptyValues(type), null).core;
    expect(early.map(({ id }) => id)).toEqual(core.map(({ id }) => id));
    return !!panel?.guided?.length;
  });
  expect(having.toSorted()).toEqual([...typesAboutSite].toSorted());
  expect(having).not.toContain("socialDisclaimer");
  expect(having).not.toContain("recommendations");
});
