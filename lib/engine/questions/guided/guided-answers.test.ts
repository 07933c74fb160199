import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromStoredAnswers } from "@/components/features/documents/form-model/answers";
import {
  emptyValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import type { FormRow } from "@/lib/engine/questions/answer";
import {
  isChosen,
  isGuidedAnswered,
  offeredOptions,
  optionText,
  visibleGuidedQuestions,
} from "@/lib/engine/questions/guided/guided-answers";
import {
  fillCompanyNames,
  setOptionText,
  toggleOption,
} from "@/lib/engine/questions/guided/guided-changes";
import type { GuidedOption } from "@/lib/engine/questions/guided/guided-question";
import { guidedQuestion, guidedQuestions } from "@/lib/engine/questions/guided/guided-questions";
import type { GuidedState } from "@/lib/engine/questions/guided/option-detection";
import { definitionOf, type QuestionKey } from "@/lib/engine/questions/questions";
import type { Options } from "@/lib/engine/questions/vocabulary/definition";
import { knownCompanies } from "@/lib/platform/content/known-companies";

const empty: GuidedState = { answers: emptyValues("privacy"), marks: new Set() };
const severals = guidedQuestions.filter(({ single }) => !single);
const all = severals.flatMap((question) =>
  Object.entries(question.options).flatMap(([key, { alone }]) =>
    alone ? [] : [{ question, key, name: `${question.key}.${key}` }],
  ),
);
type Press = (typeof all)[number] & { isOn: boolean };

const press = (state: GuidedState, { question, key, isOn }: Press) =>
  toggleOption(question, key, isOn, state);
const sorted = (rows: unknown) =>
  (rows as FormRow[]).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
const plain = ({ answers, marks }: GuidedState) => ({
  answers: { ...answers, recipients: sorted(answers.recipients) },
  marks: [...marks].sort(),
});
const chosenIn = (state: GuidedState) =>
  all.filter(({ question, key }) => isChosen(question, key, state)).map(({ name }) => name);

/** As people can press: a follow-up is there only while its part is chosen. */
const isShown = (state: GuidedState, { question }: Press) =>
  visibleGuidedQuestions(state).includes(question);

const presses = fc.array(
  fc.record({ at: fc.nat(all.length - 1), isOn: fc.boolean() }).map(({ at, isOn }) => ({
    ...(all[at] as (typeof all)[number]),
    isOn,
  })),
  { maxLength: 40 },
);

describe("options of guided questions", () => {
  test("give the same answers in any order of ticking and unticking", () => {
    fc.assert(
      fc.property(presses, (list) => {
        const state = list.reduce(
          (before, one) => (isShown(before, one) ? press(before, one) : before),
          empty,
        );
        const names = chosenIn(state);
        const again = all
          .filter(({ name }) => names.includes(name))
          .reduce((before, step) => press(before, { ...step, isOn: true }), empty);
        expect(plain(state)).toEqual(plain(again));
      }),
      { numRuns: 300 },
    );
  });

  test("remove no answer that another ticked option needs when they are unticked", () => {
    let count = 0;
    fc.assert(
      fc.property(presses, fc.nat(all.length - 1), (list, at) => {
        const state = list.reduce(
          (before, one) => (isShown(before, one) ? press(before, one) : before),
          empty,
        );
        const removed = all[at] as (typeof all)[number];
        const after = press(state, { ...removed, isOn: false });
        for (const { question, key, name } of all) {
          const isFollowUp = question.after === removed.key && removed.question.key === "parts";
          if (name === removed.name || isFollowUp || !isChosen(question, key, state)) continue;
          expect(isChosen(question, key, after)).toBe(true);
          count += 1;
          for (const [list, items] of Object.entries(question.options[key]?.adds ?? {})) {
            expect(after.answers[list]).toEqual(expect.arrayContaining([...items]));
          }
        }
      }),
      { numRuns: 300 },
    );
    expect(count).toBeGreaterThan(0);
  });

  test("set only existing answers, and each is recognised by what it sets", () => {
    for (const question of guidedQuestions) {
      for (const [key, option] of Object.entries<GuidedOption>(question.options)) {
        for (const lists of [option.adds ?? {}, option.also ?? {}]) {
          for (const [list, items] of Object.entries(lists)) {
            const { options = {} } = definitionOf(list as QuestionKey) as { options?: Options };
            expect(Object.keys(options)).toEqual(expect.arrayContaining([...items]));
          }
        }
        const state = toggleOption(question, key, true, empty);
        const chosen = Object.keys(question.options).filter((item) =>
          isChosen(question, item, state),
        );
        expect(chosen, `${question.key}.${key}`).toEqual([key]);
      }
    }
  });

  test("remove their own follow-up answers and nothing else when a part is unticked", () => {
    const typed = {
      answers: {
        ...empty.answers,
        otherPurpose: "розыгрыши",
        processingPurposes: ["other"],
        recipients: [{ name: "ИП Счётов", role: "accounting" }],
      },
      marks: empty.marks,
    };
    const ticked = [
      ["parts", "delivery"],
      ["delivery", "cdek"],
      ["delivery", "other"],
    ].reduce(
      (state, [question = "", key = ""]) =>
        toggleOption(guidedQuestion(question), key, true, state),
      typed as GuidedState,
    );
    const named = setOptionText(guidedQuestion("delivery"), "other", "ИП Курьеров", ticked);
    expect(optionText(guidedQuestion("delivery"), "other", named.answers)).toBe("ИП Курьеров");
    expect((named.answers.recipients as FormRow[]).map(({ name }) => name)).toEqual([
      "ИП Счётов",
      "СДЭК",
      "ИП Курьеров",
    ]);
    const back = toggleOption(guidedQuestion("parts"), "delivery", false, named);
    expect(back.answers).toEqual({ ...typed.answers, dataTypesCollected: [] });
  });

  test("«Ничего из этого» removes the other choices and is removed by them", () => {
    const parts = guidedQuestion("parts");
    const some = toggleOption(parts, "feedback", true, empty);
    const nothing = toggleOption(parts, "nothing", true, some);
    expect(plain({ ...nothing, marks: new Set() })).toEqual(plain(empty));
    expect(isGuidedAnswered(parts, nothing)).toBe(true);
    expect(plain(toggleOption(parts, "feedback", true, nothing))).toEqual(plain(some));
  });
});

test("a guided question is open while a chosen recipient has no name", () => {
  const payment = guidedQuestion("payment");
  const other = toggleOption(payment, "other", true, empty);
  expect(isGuidedAnswered(payment, other)).toBe(false);
  expect(isGuidedAnswered(payment, setOptionText(payment, "other", "ПАО Сбербанк", other))).toBe(
    true,
  );
});

test("a service is stored by its company when the catalogue knows it", () => {
  const companyOf = (service: string) =>
    knownCompanies.find(({ name }) => name === service)?.company;
  const delivery = guidedQuestion("delivery");
  const known = toggleOption(delivery, "cdek", true, empty, companyOf);
  const [row] = known.answers.recipients as FormRow[];
  expect(row).toMatchObject({ name: "ООО «СДЭК-Глобал»", role: "delivery", inn: "7722327689" });
  expect(isChosen(delivery, "cdek", known)).toBe(true);
  const later = fillCompanyNames(toggleOption(delivery, "cdek", true, empty), companyOf);
  expect(later.answers).toEqual(known.answers);
});

describe("the guided question about the platform", () => {
  const platform = guidedQuestion("platform");
  const choosePlatform = (key: string, state: GuidedState) =>
    toggleOption(platform, key, true, state);

  test("keeps the hosting provider with a CMS and clears it with a site builder", () => {
    const wordpress = setOptionText(
      platform,
      "wordpress",
      "ООО «Бегет»",
      choosePlatform("wordpress", empty),
    );
    expect(wordpress.answers).toMatchObject({
      websitePlatform: "cms",
      customPlatform: "WordPress",
      hostingProvider: "ООО «Бегет»",
    });
    expect(choosePlatform("bitrix", wordpress).answers).toMatchObject({
      customPlatform: "1С-Битрикс",
      hostingProvider: "ООО «Бегет»",
    });
    expect(choosePlatform("tilda", wordpress).answers).toMatchObject({
      websitePlatform: "simple",
      customPlatform: "Tilda",
      hostingProvider: "",
    });
  });

  test("counts as answered when the owner does not know", () => {
    expect(isGuidedAnswered(platform, empty)).toBe(false);
    expect(isGuidedAnswered(platform, choosePlatform("unknown", empty))).toBe(true);
  });
});

describe("the option «Сами»", () => {
  const own = [
    ["payment", "payment", "transfer", "payment_transfer"],
    ["payment", "payment", "receipt", "payment_receipt"],
    ["delivery", "delivery", "own", "delivery_own"],
    ["delivery", "delivery", "pickup", "delivery_pickup"],
    ["newsletter", "newsletter", "own", "mailing_own"],
  ] as const;

  test.each(own)("%s, %s.%s is stored as %s and removed when it is unticked", (...row) => {
    const [part, question, option, work] = row;
    const state = toggleOption(guidedQuestion("parts"), part, true, empty);
    const said = toggleOption(guidedQuestion(question), option, true, state);
    expect(said.answers.handledByOwner).toEqual([work]);
    expect(said.marks).toEqual(new Set());
    expect(isGuidedAnswered(guidedQuestion(question), said)).toBe(true);
    const opened: GuidedState = { answers: said.answers, marks: new Set() };
    expect(isChosen(guidedQuestion(question), option, opened)).toBe(true);
    const back = toggleOption(guidedQuestion(question), option, false, said);
    expect(plain(back)).toEqual(plain(state));
    expect(plain(toggleOption(guidedQuestion("parts"), part, false, said))).toEqual(plain(empty));
  });

  test("is chosen and answers the question in the form of an offer", () => {
    const offer: GuidedState = { answers: emptyValues("offer"), marks: new Set() };
    const state = toggleOption(guidedQuestion("parts"), "payment", true, offer);
    expect(offeredOptions(guidedQuestion("payment"), state)).toContain("receipt");
    const said = toggleOption(guidedQuestion("payment"), "receipt", true, state);
    expect(isChosen(guidedQuestion("payment"), "receipt", said)).toBe(true);
    expect(isGuidedAnswered(guidedQuestion("payment"), said)).toBe(true);
  });
});

test("stored answers of typical owners show the right options as chosen", () => {
  const shown = ownersByIndustry.map(({ kind, answers }) => {
    const values: WizardValues = fromStoredAnswers(
      formAnswersSchema.parse({ ...answers, type: "privacy" }),
    );
    return `${kind}: ${chosenIn({ answers: values, marks: new Set() }).join(" ")}`;
  });
  expect(shown).toMatchInlineSnapshot(`
    [
      "лендинг с одной формой: parts.feedback",
      "мастер маникюра: parts.feedback",
      "блог: parts.feedback parts.newsletter parts.counter newsletter.own counter.metrica",
      "блог с комментариями: parts.feedback parts.newsletter parts.counter parts.reviews newsletter.own counter.metrica",
      "визитка консультанта: parts.feedback parts.counter counter.metrica",
      "магазин: parts.feedback parts.orders parts.payment parts.delivery parts.account parts.counter payment.yookassa counter.metrica",
      "пекарня с доставкой: parts.feedback parts.orders parts.payment parts.delivery parts.account parts.counter payment.receipt delivery.own counter.metrica",
      "клиника: parts.feedback parts.orders parts.counter parts.health counter.metrica",
      "онлайн-школа: parts.feedback parts.orders parts.payment parts.account parts.newsletter parts.counter counter.metrica",
      "детский клуб: parts.feedback parts.orders parts.publications parts.children",
      "облачный сервис: parts.feedback parts.orders parts.payment parts.account parts.counter counter.metrica",
      "маркетплейс: parts.feedback parts.orders parts.payment parts.delivery parts.account parts.counter parts.reviews counter.metrica",
      "сетевое издание: parts.feedback parts.account parts.newsletter parts.counter parts.reviews counter.metrica",
      "турагентство: parts.feedback parts.orders parts.payment parts.counter",
      "благотворительный фонд: parts.feedback parts.payment parts.newsletter parts.counter counter.metrica",
      "игра: parts.feedback parts.orders parts.payment parts.account parts.counter counter.appmetrica",
    ]
  `);
});
