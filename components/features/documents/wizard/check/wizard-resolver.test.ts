import { describe, expect, test } from "vitest";
import { toAnswers } from "@/components/features/documents/form-model/answers";
import {
  isRequired,
  sectionsFor,
  shownFields,
  shownQuestions,
} from "@/components/features/documents/form-model/form-model";
import {
  countAnswers,
  emptyValues,
  restoreValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import { wizardSchema } from "@/components/features/documents/wizard/check/wizard-resolver";
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

describe("the form model", () => {
  test("asks every field of the schema except those marked as not asked", () => {
    const fields = new Set(
      documentTypes.flatMap((type) =>
        sectionsFor(type).flatMap((section) => section.questions.map(({ field }) => field)),
      ),
    );
    const remaining = Object.keys(answersShape).filter((field) => !fields.has(field as never));
    expect(remaining.sort()).toEqual(keysWith("notAsked").sort());
  });

  test("asks no field twice in one document", () => {
    for (const type of documentTypes) {
      const fields = sectionsFor(type).flatMap((section) => section.questions.map((q) => q.field));
      expect(new Set(fields).size).toBe(fields.length);
    }
  });

  test("shows a question only when the answers require it", () => {
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
  test.each(documentTypes)(
    "returns answers of a filled form that pass the schema of the route: %s",
    (type) => {
      const answers = toAnswers(shop({ type }), null);
      expect(documentAnswersSchema.safeParse(answers).error).toBeUndefined();
    },
  );

  test("omits answers that no longer apply, while the form keeps them", () => {
    const values = shop({ ownerType: "individual", inn: "7707083893", isSmi: false, smiName: "Х" });
    const answers = toAnswers(values, null);
    expect(answers).not.toHaveProperty("inn");
    expect(answers).not.toHaveProperty("smiName");
    expect(values.inn).toBe("7707083893");
  });

  test("omits empty statements", () => {
    const answers = toAnswers(
      shop({ type: "terms", userRights: [" первое ", "", "второе", " "] }),
      null,
    );
    expect(answers).toMatchObject({ userRights: ["первое", "второе"] });
  });
});

describe("an empty form", () => {
  test("is rejected with the messages of the specification", () => {
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

  test.each(documentTypes)(
    "marks as required exactly the fields that the schema rejects: %s",
    (type) => {
      const values = emptyValues(type);
      const required = sectionsFor(type)
        .flatMap((section) => shownQuestions(section, values))
        .flatMap((model) => (isRequired(model, type) ? [model.field] : []));
      expect(Object.keys(problemsOf(values)).sort()).toEqual(required.sort());
    },
  );

  test("has no answers, unlike a filled form", () => {
    expect(countAnswers(emptyValues("privacy"))).toBe(0);
    expect(countAnswers(shop())).toBe(4);
  });
});

describe("restoreValues", () => {
  test("restores its own values", () => {
    const values = shop({ processingPurposes: ["feedback"], isSmi: true, userRights: ["а", "б"] });
    expect(restoreValues("privacy", JSON.parse(JSON.stringify(values)))).toEqual(values);
  });

  test("restores the answers of a stored document", () => {
    const stored = documentAnswersSchema.parse(
      toAnswers(shop({ type: "terms", userRights: ["а", "б"] }), null),
    );
    expect(restoreValues("terms", stored)).toMatchObject({
      companyName: "ООО «Ромашка»",
      websiteUrl: "https://romashka.ru",
      userRights: ["а", "б"],
    });
  });

  test("splits the text of an old draft into a list", () => {
    expect(restoreValues("terms", { userRights: "а\n\nб" }).userRights).toEqual(["а", "б"]);
  });

  test("merges data types that only the API has into the list that the form asks", () => {
    const stored = { dataTypesCollected: ["email"], dataTypes: ["email", "phone"] };
    expect(restoreValues("consent", stored).dataTypesCollected).toEqual(["email", "phone"]);
  });

  test.each([null, 7, "x", [], { companyName: 7, processingPurposes: "all", isSmi: "yes" }])(
    "ignores stored values of a wrong kind: %j",
    (stored) => {
      expect(restoreValues("privacy", stored)).toEqual(emptyValues("privacy"));
    },
  );
});
