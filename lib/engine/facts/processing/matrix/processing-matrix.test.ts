import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { chosenDataTypes } from "@/lib/engine/facts/processing/chosen-data";
import { buildProcessingMatrix } from "@/lib/engine/facts/processing/matrix/processing-matrix";
import { recipientsOf } from "@/lib/engine/facts/processing/recipients";
import { analyticsUses, recordsSessions } from "@/lib/engine/facts/processing/recipients/counters";
import { appCounterData, appDataLabels } from "@/lib/engine/presets/application";
import { consentGiverData } from "@/lib/engine/presets/consents";
import { counterData, visitData } from "@/lib/engine/presets/cookies";
import { dataPresets } from "@/lib/engine/presets/data";
import { industryPresets } from "@/lib/engine/presets/industries";
import type { ProcessingRow } from "@/lib/engine/presets/processing";
import {
  proofOfPowers,
  proofOfWrittenConsent,
  purposePresets,
} from "@/lib/engine/presets/purposes";
import {
  type Industry,
  industries,
  retentionPeriods,
} from "@/lib/engine/questions/vocabulary/options";
import { arbitraryAnswers } from "@/tests/support/documents/arbitrary-answers";

const matrixOf = (draft: AnswersDraft) => buildProcessingMatrix(toKnownFacts(draft));
const rowOf = (answers: AnswersDraft, key: ProcessingRow["key"]) => {
  const row = matrixOf(answers).find((candidate) => candidate.key === key);
  if (!row) throw new Error(`no row ${key}`);
  return row;
};
const necessaryCookies = "файлы cookie, без которых Сайт не работает";
const sessionRecording =
  "запись действий на страницах в Яндекс.Метрике: движения мыши, прокрутка, нажатия и то, что посетитель вводит в поля, не исключённые из записи";
const grounds = (row: ProcessingRow) => row.grounds.map((ground) => ground.key);

const eachMatrix = (check: (answers: AnswersDraft, matrix: readonly ProcessingRow[]) => void) =>
  fc.assert(fc.property(arbitraryAnswers, (answers) => check(answers, matrixOf(answers))));

describe("any answers", { tags: ["slow"] }, () => {
  test("every chosen purpose has exactly one row, the owner's own words included", () => {
    eachMatrix((answers, matrix) => {
      const keys = matrix.map((row) => row.key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const purpose of answers.processingPurposes ?? []) expect(keys).toContain(purpose);
      if (answers.otherPurpose) {
        expect(matrix.map((row) => row.purpose)).toContain(answers.otherPurpose);
      }
    });
  });

  test("every chosen type of data is in a row and in its words", () => {
    eachMatrix((answers, matrix) => {
      for (const type of chosenDataTypes(toKnownFacts(answers))) {
        const rows = matrix.filter((row) => row.dataTypes.includes(type));
        expect(rows.length, type).toBeGreaterThan(0);
        for (const row of rows) {
          if (type === "other")
            expect(row.dataUnnamed || row.data.includes(answers.otherDataTypes ?? "")).toBe(true);
          else if ((row.key === "operation" || row.key === "security") && type === "cookies")
            expect(row.data).toContain(necessaryCookies);
          else expect(row.data).toContain(dataPresets[type].words);
        }
      }
    });
  });

  test("nothing is claimed that was not chosen, but for what the purpose cannot do without", () => {
    eachMatrix((answers, matrix) => {
      const known = toKnownFacts(answers);
      const chosen = chosenDataTypes(known).map((type) => dataPresets[type].words);
      for (const row of matrix) {
        const industry = industryPresets[known["site.industry"]];
        const inevitable = purposePresets[row.key].inevitable.map((words) =>
          words.replace("{заказ}", industry.order),
        );
        if (row.key === "health") inevitable.push(...(industry.health?.inevitable ?? []));
        if (row.key === "operation" || row.key === "security") inevitable.push(necessaryCookies);
        if (row.key === "duties") inevitable.push(proofOfPowers, proofOfWrittenConsent);
        if (row.key === "contract") inevitable.push(...(industry.contractNames ?? []));
        const counters =
          row.key === "analytics" &&
          (analyticsUses(known).length > 0 || known["transfers.kinds"].includes("analytics"))
            ? [
                ...counterData,
                ...appCounterData,
                ...(recordsSessions(known) ? [sessionRecording] : []),
              ]
            : row.key === "analytics"
              ? [visitData]
              : [];
        if (row.key === "distribution") inevitable.push("отзыв");
        for (const type of known["app.data"]) inevitable.push(appDataLabels[type]);
        if (row.actions.some((action) => action.includes("распространение"))) {
          inevitable.push(...Object.values(consentGiverData));
        }
        const allowed = [...chosen, ...inevitable, ...counters, known["data.other"]];
        for (const item of row.data) expect(allowed).toContain(item);
      }
    });
  });

  test("every row answers the eight questions of the law", () => {
    eachMatrix((_, matrix) => {
      expect(matrix.length).toBeGreaterThan(0);
      for (const row of matrix) {
        // Of a purpose in the owner's own words only the owner knows these: blanks until then.
        if (row.key === "distribution") expect(row.grounds.length).toBeGreaterThan(0);
        else if (row.key !== "other") {
          expect(row.subjects.length).toBeGreaterThan(0);
          expect(row.grounds.length).toBeGreaterThan(0);
        }
        expect(row.categories.length).toBeGreaterThan(0);
        expect(row.actions).toContain("уничтожение");
        expect(row.retention.length).toBeGreaterThan(0);
        expect(row.destruction).toContain("30 дней");
        for (const words of [...row.subjects, ...row.data, ...row.retention, row.destruction]) {
          expect(words).not.toMatch(/\{|\}|undefined|null|\.\.|\.$/);
        }
      }
    });
  });

  test("the transfer is among the actions exactly where somebody gets the data", () => {
    eachMatrix((answers, matrix) => {
      const kinds = recipientsOf(toKnownFacts(answers)).map((recipient) => recipient.role);
      for (const row of matrix) {
        const transfers = row.actions.some((action) => action.startsWith("передача"));
        // Whether a host keeps these, only the owner says; a counter's data go past it.
        const isKept =
          (kinds.includes("hosting") || kinds.includes("builder")) &&
          ![
            ...["biometric", "duties", "security", "application", "app_advertising"],
            ...["notices", "analytics"],
          ].includes(row.key) &&
          !industryPresets[toKnownFacts(answers)["site.industry"]].notOnHosting?.includes(row.key);
        if (row.recipients.length > 0 || isKept) expect(transfers).toBe(true);
        if (kinds.length === 0 && row.key !== "publication") expect(transfers).toBe(false);
      }
    });
  });

  test("advertising, statistics and recommendations rest on consent alone", () => {
    eachMatrix((_, matrix) => {
      for (const row of matrix) {
        if (!["newsletter", "analytics", "personalization"].includes(row.key)) continue;
        expect(row.grounds.every((ground) => ground.consent)).toBe(true);
      }
    });
  });

  test("data that rest on consent alone never outlive it", () => {
    eachMatrix((_, matrix) => {
      for (const row of matrix) {
        if (row.grounds.length === 0 || !row.grounds.every((ground) => ground.consent)) continue;
        expect(row.retention.join(". ")).toMatch(/до отзыва согласия/i);
      }
    });
  });

  test("health and biometric data have rows, grounds and categories of their own", () => {
    eachMatrix((answers, matrix) => {
      for (const row of matrix) {
        if (row.key !== "health") expect(row.dataTypes).not.toContain("health");
        else expect(row.data).toContain(dataPresets.health.words);
        expect(row.dataTypes.includes("biometric")).toBe(row.key === "biometric");
        const tellsHealth =
          ["order_processing", "contract", "duties"].includes(row.key) &&
          answers.industry === "medical";
        const named =
          row.dataTypes.includes("other") && answers.otherDataTypes === "национальность";
        expect(row.categories.includes("special")).toBe(
          row.key === "health" || tellsHealth || named,
        );
        expect(row.categories.includes("biometric")).toBe(row.key === "biometric");
      }
    });
  });
});

describe("grounds", () => {
  test("orders, deliveries and payments rest on the contract", () => {
    const answers: AnswersDraft = {
      industry: "ecommerce",
      processingPurposes: ["order_processing", "delivery", "payment"],
    };
    expect(grounds(rowOf(answers, "order_processing"))).toEqual(["contract", "claims"]);
    expect(grounds(rowOf(answers, "delivery"))).toEqual(["contract", "claims"]);
    expect(grounds(rowOf(answers, "payment"))).toEqual(["contract", "taxLaw"]);
  });

  test("an account rests on the agreement, whose address need not be known", () => {
    expect(grounds(rowOf({ processingPurposes: ["registration"] }, "registration"))).toEqual([
      "agreement",
    ]);
  });

  test("what is kept after a contract rests on an interest of its own", () => {
    const answers: AnswersDraft = {
      industry: "ecommerce",
      processingPurposes: ["order_processing", "newsletter"],
      dataRetentionPeriod: "3-years",
    };
    expect(grounds(rowOf(answers, "order_processing"))).toEqual(["contract", "claims"]);
    expect(grounds(rowOf(answers, "newsletter"))).toEqual(["marketingConsent"]);
  });

  test("who signs a contract for another is no party to it", () => {
    const answers: AnswersDraft = { industry: "consulting", processingPurposes: ["contract"] };
    expect(grounds(rowOf(answers, "contract"))).toEqual([
      "contract",
      "papersByLaw",
      "representatives",
      "claims",
    ]);
    const shop: AnswersDraft = { industry: "ecommerce", processingPurposes: ["contract"] };
    expect(grounds(rowOf(shop, "contract"))).toEqual(["contract", "papersByLaw", "claims"]);
    const school: AnswersDraft = { industry: "education", processingPurposes: ["payment"] };
    expect(grounds(rowOf(school, "payment"))).toEqual(["contract", "taxLaw"]);
  });

  test("candidates' data rest on consent alone, so none outlive a refusal without it", () => {
    const answers: AnswersDraft = { processingPurposes: ["recruitment"] };
    expect(grounds(rowOf(answers, "recruitment"))).toEqual(["consent"]);
  });

  test("an appointment with a doctor tells of health", () => {
    const row = rowOf(
      { industry: "medical", processingPurposes: ["order_processing"] },
      "order_processing",
    );
    expect(row.categories).toEqual(["ordinary", "special"]);
    expect(grounds(row)).toContain("medical");
    expect(rowOf({ industry: "medical" }, "health").data).toEqual([dataPresets.health.words]);
  });

  test("health data in the owner's own words have the ground of health data", () => {
    const answers: AnswersDraft = { processingPurposes: ["contract"], otherDataTypes: "Аллергии." };
    expect(rowOf(answers, "health").data).toEqual([dataPresets.health.words, "аллергии"]);
    expect(rowOf(answers, "contract").dataTypes).not.toContain("other");
  });

  test("other special categories need written consent too", () => {
    const row = rowOf(
      {
        otherPurpose: "перепись",
        otherPurposeData: ["other"],
        otherPurposeGround: "consent",
        otherDataTypes: "национальность",
      },
      "other",
    );
    expect(row.categories).toEqual(["ordinary", "special"]);
    expect(grounds(row)).toEqual(["consent", "specialConsent"]);
  });

  test("data that a contract does not need are asked with consent", () => {
    const row = rowOf(
      {
        industry: "ecommerce",
        processingPurposes: ["order_processing"],
        dataTypesCollected: ["photo"],
      },
      "order_processing",
    );
    expect(grounds(row)).toEqual(["contract", "claims", "voluntaryConsent"]);
  });

  test("the health of patients rests on medical care, of others on written consent", () => {
    const health: AnswersDraft = { dataTypesCollected: ["health"] };
    expect(grounds(rowOf({ ...health, industry: "medical" }, "health"))).toEqual([
      "contract",
      "medical",
      "medicalRecords",
    ]);
    const own = { ...health, industry: "medical", hostingProvider: "Свой сервер" } as const;
    expect(grounds(rowOf(own, "health"))).toEqual(["contract", "medical", "medicalRecords"]);
    expect(grounds(rowOf({ ...health, industry: "sports" }, "health"))).toEqual(["healthConsent"]);
    expect(grounds(rowOf({ ...health, industry: "insurance" }, "health"))).toEqual([
      "insuranceLaw",
      "healthConsentOtherwise",
    ]);
  });

  test("the data of minors need their representative's consent", () => {
    const row = rowOf(
      { processingPurposes: ["registration"], dataTypesCollected: ["children"] },
      "registration",
    );
    expect(grounds(row)).toContain("representativeConsent");
    expect(row.subjects).toContain("несовершеннолетние");
  });

  test("clients are identified in three industries and kept for five years", () => {
    for (const industry of Object.keys(industries) as Industry[]) {
      const keys = matrixOf({ industry }).map((row) => row.key);
      expect(keys.includes("aml"), industry).toBe(
        ["crypto", "fintech", "insurance"].includes(industry),
      );
    }
    expect(
      rowOf({ industry: "fintech", dataRetentionPeriod: "1-year" }, "aml").retention.join(),
    ).toContain("пяти лет");
  });
});

describe("what follows from other answers", () => {
  test("a counter brings its purpose and its data", () => {
    const row = rowOf({ processingPurposes: ["feedback"], yandexMetricaId: "1" }, "analytics");
    expect(row.derived).toBe(true);
    expect(row.data).toEqual(counterData);
    expect(row.recipients).toEqual(["ООО «ЯНДЕКС» (Яндекс.Метрика)"]);
  });

  test("cookies that a site cannot do without have a purpose of their own", () => {
    const row = rowOf({ yandexMetricaId: "1" }, "operation");
    expect(row.data).toEqual([necessaryCookies, ...purposePresets.operation.inevitable]);
    expect(rowOf({}, "operation").data).toEqual(purposePresets.operation.inevitable);
    expect(grounds(row)).toEqual(["interest"]);
  });

  test("a mailing service gets what the mailing needs", () => {
    const answers: AnswersDraft = {
      processingPurposes: ["order_processing", "newsletter", "feedback"],
      otherThirdParties: "ООО «Курьер», сервис рассылок",
    };
    expect(rowOf(answers, "newsletter").recipients).toEqual(["сервис рассылок"]);
    expect(rowOf(answers, "order_processing").recipients).toEqual(["ООО «Курьер»"]);
    expect(rowOf(answers, "feedback").recipients).toEqual([]);
    const agency: AnswersDraft = {
      processingPurposes: ["recruitment", "newsletter", "feedback"],
      otherThirdParties: "работодатели; Unisender",
    };
    expect(rowOf(agency, "recruitment").recipients).toEqual(["работодатели"]);
    expect(rowOf(agency, "newsletter").recipients).toEqual(["Unisender"]);
    expect(rowOf(agency, "feedback").recipients).toEqual([]);
  });

  test("a payment service brings the purpose of payment", () => {
    expect(rowOf({ paymentSystems: ["sbp"] }, "payment").recipients).toEqual([
      "АО «НСПК» и банки плательщика и получателя — участники Системы быстрых платежей (СБП)",
    ]);
  });

  test("with nothing ticked there remain the letters to the published e-mail", () => {
    const matrix = matrixOf({});
    expect(matrix.map((row) => row.key)).toEqual(["feedback", "operation", "duties"]);
  });

  test("data without a purpose wait for the owner to name one", () => {
    const matrix = matrixOf({ dataTypesCollected: ["email", "passport", "cookies"] });
    expect(matrix.map((row) => row.key)).toEqual(["feedback", "operation", "duties", "unassigned"]);
    expect(matrix[3]?.purpose).toBeNull();
    expect(matrix[3]?.data).toEqual([dataPresets.passport.words]);
  });

  test("a purpose that fits no chosen data has a blank and invents nothing", () => {
    expect(
      rowOf({ processingPurposes: ["newsletter"], dataTypesCollected: ["location"] }, "newsletter")
        .data,
    ).toEqual([]);
  });

  test("a mass medium and publishing visitors have rows of their own", () => {
    const keys = matrixOf({ isSmi: true, userCanPost: true }).map((row) => row.key);
    expect(keys).toEqual([
      "feedback",
      "publication",
      "journalism",
      "notices",
      "operation",
      "duties",
    ]);
  });
});

describe("terms", () => {
  test.each(Object.keys(retentionPeriods) as (keyof typeof retentionPeriods)[])(
    "%s reads as a sentence for a contract, a consent and an account",
    (dataRetentionPeriod) => {
      const answers: AnswersDraft = {
        dataRetentionPeriod,
        processingPurposes: ["registration", "order_processing", "feedback", "newsletter"],
      };
      expect(matrixOf(answers).map((row) => row.retention)).toMatchSnapshot();
    },
  );

  test("the owner's own term replaces the list", () => {
    const row = rowOf(
      {
        processingPurposes: ["newsletter"],
        customRetentionPeriod: "6 месяцев.",
        dataRetentionPeriod: "5-years",
      },
      "newsletter",
    );
    expect(row.retention).toEqual(["6 месяцев, но не дольше, чем до отзыва согласия"]);
  });
});
