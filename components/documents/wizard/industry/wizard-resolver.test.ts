import { describe, expect, test } from "vitest";
import { toAnswers } from "@/components/documents/wizard/form-model/answers";
import {
  isRequired,
  sectionsFor,
  shownFields,
  shownQuestions,
} from "@/components/documents/wizard/form-model/form-model";
import {
  countAnswers,
  emptyValues,
  restoreValues,
  type WizardValues,
} from "@/components/documents/wizard/form-model/form-values";
import { wizardSchema } from "@/components/documents/wizard/industry/wizard-resolver";
import { answersShape, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { keysWith } from "@/lib/engine/questions/questions";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";

function shop(changes: Partial<WizardValues> = {}): WizardValues {
  return {
    ...emptyValues("privacy"),
    companyName: "ООО «Ромашка»",
    websiteUrl: "romashka.ru",
    contactEmail: "info@romashka.ru",
    legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1",
    ...changes,
  };
}

const problemsOf = (values: WizardValues) => {
  const parsed = wizardSchema.safeParse(toAnswers(values, null));
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map((issue) => [issue.path[0], issue.message]));
};

describe("the model of the form", () => {
  test("asks every field of the schema, or says why not", () => {
    const asked = new Set(
      documentTypes.flatMap((type) =>
        sectionsFor(type).flatMap((section) => section.questions.map(({ field }) => field)),
      ),
    );
    const left = Object.keys(answersShape).filter((field) => !asked.has(field as never));
    expect(left.sort()).toEqual(keysWith("notAsked").sort());
  });

  test("asks no field twice in one document", () => {
    for (const type of documentTypes) {
      const fields = sectionsFor(type).flatMap((section) => section.questions.map((q) => q.field));
      expect(new Set(fields).size).toBe(fields.length);
    }
  });

  test("reveals what a choice calls for", () => {
    const shows = (changes: Partial<WizardValues>) => shownFields(shop(changes), null);
    expect(shows({ websitePlatform: "html" })).not.toContain("customPlatform");
    expect(shows({ websitePlatform: "other" })).toContain("customPlatform");
    expect(shows({ ownerType: "individual" })).not.toContain("ogrn");
    expect(shows({ isSmi: true })).toContain("smiChiefEditor");
    expect(shows({ industry: "medical" })).toContain("licenseNumber");
    expect(shows({ dataTransferToThirdParties: ["analytics"] })).not.toContain("yandexMetricaId");
    expect(
      shows({
        dataTransferToThirdParties: ["analytics"],
        analyticsServices: ["yandex_metrica"],
      }),
    ).toContain("yandexMetricaId");
  });
});

describe("toAnswers", () => {
  test.each(documentTypes)("of a filled form passes the route's schema: %s", (type) => {
    const answers = toAnswers(shop({ type }), null);
    expect(documentAnswersSchema.safeParse(answers).error).toBeUndefined();
  });

  test("leaves out what no longer applies, and the form keeps it", () => {
    const values = shop({ ownerType: "individual", inn: "7707083893", isSmi: false, smiName: "Х" });
    const answers = toAnswers(values, null);
    expect(answers).not.toHaveProperty("inn");
    expect(answers).not.toHaveProperty("smiName");
    expect(values.inn).toBe("7707083893");
  });

  test("leaves out statements without words", () => {
    const answers = toAnswers(
      shop({ type: "terms", userRights: [" первое ", "", "второе", " "] }),
      null,
    );
    expect(answers).toMatchObject({ userRights: ["первое", "второе"] });
  });
});

describe("an empty form", () => {
  test("is refused with the messages of the contract", () => {
    expect(problemsOf(emptyValues("privacy"))).toEqual({
      companyName: "Название компании или ФИО обязательно",
      websiteUrl: "Некорректный URL сайта",
      contactEmail: "Некорректный email",
      legalAddress: "Укажите адрес владельца сайта",
    });
    expect(problemsOf(emptyValues("socialDisclaimer"))).toEqual({
      companyName: "Название компании обязательно",
      websiteUrl: "Введите корректный URL",
      contactEmail: "Введите корректный email",
    });
  });

  test.each(documentTypes)("calls required exactly what the schema refuses: %s", (type) => {
    const values = emptyValues(type);
    const required = sectionsFor(type)
      .flatMap((section) => shownQuestions(section, values))
      .flatMap((model) => (isRequired(model, type) ? [model.field] : []));
    expect(Object.keys(problemsOf(values)).sort()).toEqual(required.sort());
  });

  test("has no answers to keep", () => {
    expect(countAnswers(emptyValues("privacy"))).toBe(0);
    expect(countAnswers(shop())).toBe(4);
  });
});

describe("restoreValues", () => {
  test("takes back its own values", () => {
    const values = shop({ processingPurposes: ["feedback"], isSmi: true, userRights: ["а", "б"] });
    expect(restoreValues("privacy", JSON.parse(JSON.stringify(values)))).toEqual(values);
  });

  test("takes the answers of a stored document", () => {
    const stored = documentAnswersSchema.parse(
      toAnswers(shop({ type: "terms", userRights: ["а", "б"] }), null),
    );
    expect(restoreValues("terms", stored)).toMatchObject({
      companyName: "ООО «Ромашка»",
      websiteUrl: "https://romashka.ru",
      userRights: ["а", "б"],
    });
  });

  test("takes the list of a draft of the first version, which was one text", () => {
    expect(restoreValues("terms", { userRights: "а\n\nб" }).userRights).toEqual(["а", "б"]);
  });

  test("keeps what an API client put into the list that the form does not ask", () => {
    const stored = { dataTypesCollected: ["email"], dataTypes: ["email", "phone"] };
    expect(restoreValues("consent", stored).dataTypesCollected).toEqual(["email", "phone"]);
  });

  test.each([null, 7, "x", [], { companyName: 7, processingPurposes: "all", isSmi: "yes" }])(
    "leaves out what does not fit: %j",
    (stored) => {
      expect(restoreValues("privacy", stored)).toEqual(emptyValues("privacy"));
    },
  );
});
