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
  keysOf,
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

describe("buildProcessingMatrix for any answers", { tags: ["slow"] }, () => {
  test("has exactly one row for every chosen purpose, also for one in the owner's words", () => {
    eachMatrix((answers, matrix) => {
      const keys = matrix.map((row) => row.key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const purpose of answers.processingPurposes ?? []) expect(keys).toContain(purpose);
      if (answers.otherPurpose) {
        expect(matrix.map((row) => row.purpose)).toContain(answers.otherPurpose);
      }
    });
  });

  test("has every chosen type of data in a row, also in its words", () => {
    eachMatrix((answers, matrix) => {
      for (const type of chosenDataTypes(toKnownFacts(answers))) {
        const rows = matrix.filter((row) => row.dataTypes.includes(type));
        expect(rows.length, type).toBeGreaterThan(0);
        for (const row of rows) {
          if (type === "other")
            expect(row.dataUnnamed || row.data.includes(answers.otherDataTypes ?? "")).toBe(true);
          else if ((row.key === "operation" || row.key === "security") && type === "cookies")
            expect(row.data).toContain(necessaryCookies);
          else expect(row.data).toContain(dataPresets[type].label);
        }
      }
    });
  });

  test("lists only chosen data and those that a purpose always needs", () => {
    eachMatrix((answers, matrix) => {
      const known = toKnownFacts(answers);
      const chosen = chosenDataTypes(known).map((type) => dataPresets[type].label);
      for (const row of matrix) {
        const industry = industryPresets[known["site.industry"]];
        const inevitable = purposePresets[row.key].inevitable.map((text) =>
          text.replace("{заказ}", industry.order),
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

  test("gives every row subjects, grounds, categories, actions, terms and destruction", () => {
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
        for (const text of [...row.subjects, ...row.data, ...row.retention, row.destruction]) {
          expect(text).not.toMatch(/\{|\}|undefined|null|\.\.|\.$/);
        }
      }
    });
  });

  test("lists the transfer among the actions when somebody receives the data", () => {
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

  test("bases advertising, statistics and recommendations on consent alone", () => {
    eachMatrix((_, matrix) => {
      for (const row of matrix) {
        if (!["newsletter", "analytics", "personalization"].includes(row.key)) continue;
        expect(row.grounds.every((ground) => ground.consent)).toBe(true);
      }
    });
  });

  test("ends the storage of data based on consent alone with the withdrawal of the consent", () => {
    eachMatrix((_, matrix) => {
      for (const row of matrix) {
        if (row.grounds.length === 0 || !row.grounds.every((ground) => ground.consent)) continue;
        expect(row.retention.join(". ")).toMatch(/до отзыва согласия/i);
      }
    });
  });

  test("puts health and biometric data only into their own rows, with their own categories", () => {
    eachMatrix((answers, matrix) => {
      for (const row of matrix) {
        if (row.key !== "health") expect(row.dataTypes).not.toContain("health");
        else expect(row.data).toContain(dataPresets.health.label);
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

describe("grounds of the processing matrix", () => {
  test("orders, deliveries and payments are based on the contract", () => {
    const answers: AnswersDraft = {
      industry: "ecommerce",
      processingPurposes: ["order_processing", "delivery", "payment"],
    };
    expect(grounds(rowOf(answers, "order_processing"))).toEqual(["contract", "claims"]);
    expect(grounds(rowOf(answers, "delivery"))).toEqual(["contract", "claims"]);
    expect(grounds(rowOf(answers, "payment"))).toEqual(["contract", "taxLaw"]);
  });

  test("an account is based on the agreement, even when its address is unknown", () => {
    expect(grounds(rowOf({ processingPurposes: ["registration"] }, "registration"))).toEqual([
      "agreement",
    ]);
  });

  test.each(keysOf(retentionPeriods))(
    "with the retention %s orders keep the ground of claims, and a newsletter only its consent",
    (dataRetentionPeriod) => {
      const answers: AnswersDraft = {
        industry: "ecommerce",
        processingPurposes: ["order_processing", "newsletter"],
        dataRetentionPeriod,
      };
      expect(grounds(rowOf(answers, "order_processing"))).toEqual(["contract", "claims"]);
      expect(grounds(rowOf(answers, "newsletter"))).toEqual(["marketingConsent"]);
    },
  );

  test("contracts with organisations add the ground for their representatives", () => {
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

  test("candidates' data are based on consent alone", () => {
    const answers: AnswersDraft = { processingPurposes: ["recruitment"] };
    expect(grounds(rowOf(answers, "recruitment"))).toEqual(["consent"]);
  });

  test("an appointment with a doctor counts as special data", () => {
    const row = rowOf(
      { industry: "medical", processingPurposes: ["order_processing"] },
      "order_processing",
    );
    expect(row.categories).toEqual(["ordinary", "special"]);
    expect(grounds(row)).toContain("medical");
    expect(rowOf({ industry: "medical" }, "health").data).toEqual([dataPresets.health.label]);
  });

  test("health data in the owner's words are in the row of health data", () => {
    const answers: AnswersDraft = { processingPurposes: ["contract"], otherDataTypes: "Аллергии." };
    expect(rowOf(answers, "health").data).toEqual([dataPresets.health.label, "аллергии"]);
    expect(rowOf(answers, "contract").dataTypes).not.toContain("other");
  });

  test("other special categories need a written consent", () => {
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

  test("data that a contract does not need are based on a voluntary consent", () => {
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

  test("health data are based on medical care for patients, otherwise on written consent", () => {
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

  test("data of minors need the consent of their representative", () => {
    const row = rowOf(
      { processingPurposes: ["registration"], dataTypesCollected: ["children"] },
      "registration",
    );
    expect(grounds(row)).toContain("representativeConsent");
    expect(row.subjects).toContain("несовершеннолетние");
  });

  test("three industries identify their clients and keep those data for five years", () => {
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

describe("rows of the processing matrix that follow from other answers", () => {
  test("a counter adds its purpose, its data and its recipient", () => {
    const row = rowOf({ processingPurposes: ["feedback"], yandexMetricaId: "1" }, "analytics");
    expect(row.derived).toBe(true);
    expect(row.data).toEqual(counterData);
    expect(row.recipients).toEqual(["ООО «ЯНДЕКС» (Яндекс.Метрика)"]);
  });

  test("necessary cookies are in the row of the site's operation", () => {
    const row = rowOf({ yandexMetricaId: "1" }, "operation");
    expect(row.data).toEqual([necessaryCookies, ...purposePresets.operation.inevitable]);
    expect(rowOf({}, "operation").data).toEqual(purposePresets.operation.inevitable);
    expect(grounds(row)).toEqual(["interest"]);
  });

  test("a recipient is listed only for the purposes that its role serves", () => {
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

  test("a payment service adds the purpose of payment", () => {
    expect(rowOf({ paymentSystems: ["sbp"] }, "payment").recipients).toEqual([
      "АО «НСПК» и банки плательщика и получателя — участники Системы быстрых платежей (СБП)",
    ]);
  });

  test("without any answers the matrix has feedback, the site's operation and duties", () => {
    const matrix = matrixOf({});
    expect(matrix.map((row) => row.key)).toEqual(["feedback", "operation", "duties"]);
  });

  test("data that fit no chosen purpose get a row without a purpose", () => {
    const matrix = matrixOf({ dataTypesCollected: ["email", "passport", "cookies"] });
    expect(matrix.map((row) => row.key)).toEqual(["feedback", "operation", "duties", "unassigned"]);
    expect(matrix[3]?.purpose).toBeNull();
    expect(matrix[3]?.data).toEqual([dataPresets.passport.label]);
  });

  test("a purpose that fits no chosen data has no data", () => {
    expect(
      rowOf({ processingPurposes: ["newsletter"], dataTypesCollected: ["location"] }, "newsletter")
        .data,
    ).toEqual([]);
  });

  test("a mass medium and publications of visitors have their own rows", () => {
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

describe("retention terms of the processing matrix", () => {
  test.each(Object.keys(retentionPeriods) as (keyof typeof retentionPeriods)[])(
    "%s is written as a sentence for a contract, a consent and an account",
    (dataRetentionPeriod) => {
      const answers: AnswersDraft = {
        dataRetentionPeriod,
        processingPurposes: ["registration", "order_processing", "feedback", "newsletter"],
      };
      expect(matrixOf(answers).map((row) => row.retention)).toMatchSnapshot();
    },
  );

  test("the owner's own term replaces the chosen one, but ends with the consent", () => {
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
