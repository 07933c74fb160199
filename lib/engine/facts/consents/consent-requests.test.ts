import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { consentFacts } from "@/lib/engine/facts/consents/consent-facts";
import { consentsOf } from "@/lib/engine/facts/consents/consent-purposes";
import {
  findConsentRequest,
  listConsentRequests,
} from "@/lib/engine/facts/consents/consent-requests";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import type { FactRecord } from "@/lib/engine/facts/known/vocabulary";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { consentGiverData } from "@/lib/engine/presets/consents";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

const keys = (answers: AnswersDraft) => listConsentRequests(answers).map(({ key }) => key);
const consent = (answers: AnswersDraft, key: string) => {
  const found = consentsOf(toKnownFacts(answers)).find((answer) => answer.key === key);
  if (!found) throw new Error(`No consent to ${key}`);
  return found;
};

/** Asked by the form of a consent to distribution itself. */
const ofConsenter: string[] = Object.values(consentGiverData);

describe("listConsentRequests", () => {
  test.each<[string, AnswersDraft, string[]]>([
    ["nothing ticked, so that people write to the e-mail address", {}, ["feedback"]],
    [
      "a contract, which needs no consent",
      { processingPurposes: ["order_processing", "contract"] },
      [],
    ],
    [
      "a newsletter beside a contract",
      { processingPurposes: ["order_processing", "newsletter"] },
      ["newsletter"],
    ],
    [
      "a newsletter with only data of a special category",
      { processingPurposes: ["newsletter"], otherDataTypes: "национальность" },
      ["newsletter", "special"],
    ],
    [
      "entrusting the data of a contract to a hosting provider",
      { processingPurposes: ["order_processing"], hostingProvider: "ООО «Хостинг»" },
      ["processors"],
    ],
    [
      "the owner's own server, to which nothing is entrusted",
      { processingPurposes: ["order_processing"], hostingProvider: "свой сервер" },
      [],
    ],
    ["an account, which rests on the agreement", { processingPurposes: ["registration"] }, []],
    [
      "a child's account",
      {
        processingPurposes: ["registration"],
        termsUrl: "https://romashka.ru/terms",
        dataTypesCollected: ["children"],
      },
      ["minors"],
    ],
    [
      "a photograph that no contract needs",
      { processingPurposes: ["contract"], dataTypesCollected: ["full_name", "photo"] },
      ["contract"],
    ],
    ["publications", { processingPurposes: ["contract"], userCanPost: true }, ["publication"]],
    [
      "a religion in the owner's own words",
      { processingPurposes: ["contract"], otherDataTypes: "вероисповедание" },
      ["special"],
    ],
    ["a clinic", { processingPurposes: ["order_processing"], industry: "medical" }, ["health"]],
  ])("returns the consents for: %s", (_, answers, expected) => {
    expect(keys(answers)).toEqual(expected);
  });

  test("returns a consent for every row with a ground of consent, except a representative's consent alone", () => {
    fc.assert(
      fc.property(arbitraryAnswers, (answers) => {
        const asked = keys(answers);
        for (const row of buildProcessingMatrix(toKnownFacts(answers))) {
          const consents = row.grounds.filter((ground) => ground.consent);
          if (consents.length === 0) continue;
          if (consents.every(({ key }) => key === "representativeConsent")) continue;
          if (consents.every(({ key }) => key === "specialConsent")) {
            expect(asked).toContain("special");
          } else if (
            // A child's representative signs the same paper.
            consents.every(
              ({ key }) => key === "healthConsentToOrder" || key === "representativeConsent",
            )
          ) {
            expect(asked).toContain("health");
          } else {
            const special = consents.some(({ key }) => key === "specialConsent");
            const own = row.key === "unassigned" ? "unnamed" : row.key;
            expect(asked.includes(own as (typeof asked)[number]) || special).toBe(true);
          }
        }
        expect(new Set(asked).size).toBe(asked.length);
      }),
    );
  });

  test("returns consents that list all data of purposes that rest on consent alone", () => {
    let n = 0;
    fc.assert(
      fc.property(arbitraryAnswers, (draft) => {
        const answers = toKnownFacts(draft);
        const asked = new Set(consentsOf(answers).flatMap(({ data }) => data));
        for (const { data, grounds } of buildProcessingMatrix(answers)) {
          if (grounds.length === 0 || !grounds.every(({ consent }) => consent)) continue;
          const published = data.filter((text) => !ofConsenter.includes(text));
          for (const text of published) expect([...asked]).toContain(text);
          n += published.length;
        }
      }),
    );
    expect(n).toBeGreaterThan(0);
  });
});

test("appointments of a clinic are entrusted to the hosting provider by the written consent only", () => {
  const clinic: AnswersDraft = {
    industry: "medical",
    processingPurposes: ["order_processing", "payment"],
    dataTypesCollected: ["full_name", "phone"],
    hostingProvider: "ООО «Хостинг»",
  };
  const appointment = "дата записи на приём и выбранные услуги";
  expect(consent(clinic, "health").data).toContain(appointment);
  expect(consent(clinic, "health").written).toBe(true);
  expect(consent(clinic, "processors").data).not.toContain(appointment);
  expect(consent(clinic, "processors").served.map(({ purpose }) => purpose)).toEqual([
    "Приём оплаты и возвратов",
  ]);
  // Who keeps them is a blank until it is said; nobody does where the server is the clinic's own.
  expect(consent({ ...clinic, hostingProvider: undefined }, "health").data).toContain(appointment);
  expect(keys({ ...clinic, hostingProvider: "Свой сервер" })).not.toContain("health");
});

test("a cloud service that stores requests is a processor in the consents, not a recipient", () => {
  const studio: AnswersDraft = {
    processingPurposes: ["contract", "feedback"],
    dataTypesCollected: ["full_name", "phone"],
    otherThirdParties: "облачная CRM (ООО «Заявки»)",
  };
  const named = ({ name }: { name: string | null }) => name;
  for (const key of ["feedback", "processors"]) {
    expect(consent(studio, key).processors.map(named)).toEqual([studio.otherThirdParties]);
    expect(consent(studio, key).recipients).toEqual([]);
  }
});

test("a consent beside a contract lists only data that the contract does not need", () => {
  const answers: AnswersDraft = {
    processingPurposes: ["contract"],
    dataTypesCollected: ["full_name", "email", "photo"],
  };
  expect(consent(answers, "contract").data).toEqual(["фотография"]);
});

test("every consent ends with its withdrawal", () => {
  let n = 0;
  fc.assert(
    fc.property(arbitraryAnswers, (draft) => {
      for (const { term } of consentsOf(toKnownFacts(draft))) {
        expect(term.join(". ")).toMatch(/до (?:его )?отзыва согласия/i);
        n += 1;
      }
    }),
  );
  expect(n).toBeGreaterThan(0);
});

test("consents to extra data beside an identification by 115-ФЗ end with their withdrawal", () => {
  for (const industry of ["crypto", "fintech", "insurance"]) {
    const draft = {
      ...{ industry, processingPurposes: ["security"] },
      ...{ dataTypesCollected: ["passport", "other"], otherDataTypes: "религиозные убеждения" },
      processing: [{ purpose: "aml", data: ["passport", "other"] }],
    } as unknown as AnswersDraft;
    const consents = consentsOf(toKnownFacts(draft));
    expect(consents.length, industry).toBeGreaterThan(0);
    for (const { term } of consents) expect(term.join()).toMatch(/отзыва/);
  }
});

test("consents to health, biometric and special data are written and never a condition of a form", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(arbitraryAnswers, (answers) => {
      for (const { key, written, formNeedsIt } of listConsentRequests(answers)) {
        seen.add(key);
        expect(written).toBe(["health", "biometric", "special"].includes(key));
        if (written || key === "newsletter" || key === "publication")
          expect(formNeedsIt).toBe(false);
      }
    }),
  );
  for (const key of ["health", "biometric", "special", "newsletter"]) expect(seen).toContain(key);
});

test("findConsentRequest finds an unticked purpose and returns null for one without consent", () => {
  const shop: AnswersDraft = { processingPurposes: ["order_processing"] };
  expect(findConsentRequest(shop, "newsletter")?.purpose).toMatch(
    /^рекламные и\sинформационные рассылки$/,
  );
  expect(findConsentRequest(shop, "biometric")?.written).toBe(true);
  expect(findConsentRequest(shop, "publication")?.key).toBe("publication");
  expect(findConsentRequest(shop, "delivery")).toBeNull();
  expect(findConsentRequest(shop, "processors")).toBeNull();
});

test("a processor has the address verified in the catalogue, or no address", () => {
  const addressOf = (analyticsServices: AnswersDraft["analyticsServices"]) => {
    const counted = { processingPurposes: ["analytics"], analyticsServices } as AnswersDraft;
    const { consents } = consentFacts(toKnownFacts(counted));
    const [consent] = (consents as FactRecord[]).filter(({ key }) => key === "analytics");
    return (consent?.processors as FactRecord[] | undefined)?.[0]?.address;
  };
  expect(addressOf(["yandex_metrica"])).toBe("119021, г. Москва, ул. Льва Толстого, д. 16");
  expect(addressOf(["google_analytics"])).toBeUndefined();
});
