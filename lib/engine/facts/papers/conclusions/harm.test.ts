import { describe, expect, test } from "vitest";
import { type AnswersDraft, toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import {
  type HarmFacts,
  harmCaseKeys,
  harmDegree,
} from "@/lib/engine/facts/papers/conclusions/harm";
import { harmOfOwnerFacts } from "@/lib/engine/facts/papers/conclusions/harm-of-owner";
import type { HarmCase, HarmDegree } from "@/lib/engine/presets/papers/harm";

/** Written down apart from the code, from the list of приказ РКН № 178 п. 2. */
const degrees: Record<HarmCase, HarmDegree> = {
  biometrics: "high",
  specialData: "high",
  contractsOfMinors: "high",
  anonymisation: "high",
  foreignProcessor: "high",
  foreignDatabase: "high",
  publication: "medium",
  otherPurposes: "medium",
  basesOfOthers: "medium",
  consentOfUnknown: "medium",
  incompatiblePurposes: "medium",
};
const none = Object.fromEntries(harmCaseKeys.map((key) => [key, false])) as HarmFacts;

describe("degree of harm", () => {
  test("where no case applies it is low", () => {
    expect(harmDegree(none)).toEqual({ degree: "low", applicable: [], unanswered: [] });
  });

  test.each(harmCaseKeys)("%s alone gives its own degree", (key) => {
    expect(harmDegree({ ...none, [key]: true })).toEqual({
      degree: degrees[key],
      applicable: [key],
      unanswered: [],
    });
  });

  test("of any two the higher counts", () => {
    const wrong = harmCaseKeys.flatMap((one) =>
      harmCaseKeys.filter((other) => {
        const { degree } = harmDegree({ ...none, [one]: true, [other]: true });
        const isHigh = degrees[one] === "high" || degrees[other] === "high";
        return degree !== (isHigh ? "high" : "medium");
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("what nobody said leaves the degree open while it would raise it, and only then", () => {
    const open = { ...none, foreignProcessor: undefined, basesOfOthers: undefined };
    expect(harmDegree(open)).toMatchObject({
      degree: undefined,
      unanswered: ["foreignProcessor", "basesOfOthers"],
    });
    expect(harmDegree({ ...open, publication: true })).toMatchObject({
      degree: undefined,
      unanswered: ["foreignProcessor"],
    });
    expect(harmDegree({ ...open, specialData: true })).toMatchObject({
      degree: "high",
      unanswered: [],
    });
  });
});

describe("harm that a passport shows", () => {
  const shop: AnswersDraft = {
    ownerType: "legal",
    industry: "ecommerce",
    processingPurposes: ["order_processing", "delivery", "feedback"],
    dataTypesCollected: ["full_name", "email", "phone", "address"],
    hostingProvider: "ООО «Хостер»",
    databaseCountry: "russia",
    recipientsHome: "russia",
  };
  const answered = { "extra.anonymises": false, "extra.harmMedium": "none" };
  const harmOf = (more: AnswersDraft, extra: object = answered) =>
    harmOfOwnerFacts(toKnownFacts({ ...shop, ...more }), extra as Record<string, string>);

  test("a form with a mark of consent and no accounts: medium", () => {
    expect(harmOf({})).toMatchObject({
      "paper.harm": "medium",
      "paper.harmReasons": ["consentOfUnknown"],
    });
  });

  test("without the owner's own answers no degree is presumed", () => {
    const facts = harmOf({}, {});
    expect(facts["paper.harm"]).toBeUndefined();
    expect(facts["paper.harmUnsaid"]).toEqual(["anonymisation"]);
  });

  test("data of health raise it whatever else is said", () => {
    expect(harmOf({ dataTypesCollected: ["full_name", "health"] }, {})).toMatchObject({
      "paper.harm": "high",
      "paper.harmUnsaid": [],
    });
  });

  test("a foreign service that works by order raises it, a recipient of its own right does not", () => {
    const abroad = { recipientsHome: "unknown" } as const;
    const mailing = { recipients: [{ name: "Mailchimp", role: "mailing" }] } as AnswersDraft;
    const hotels = { recipients: [{ name: "зарубежные отели", role: "travel" }] } as AnswersDraft;
    expect(harmOf({ ...abroad, ...mailing })["paper.harmReasons"]).toContain("foreignProcessor");
    expect(harmOf({ ...abroad, ...hotels })["paper.harmReasons"]).not.toContain("foreignProcessor");
  });

  test("a base abroad raises it, an unknown one leaves it open", () => {
    expect(harmOf({ databaseCountry: "abroad" })["paper.harm"]).toBe("high");
    expect(harmOf({ databaseCountry: "unknown" })["paper.harmUnsaid"]).toEqual(["foreignDatabase"]);
  });

  test("every case stands in the table with its degree and a yes, a no or a blank", () => {
    const rows = harmOf({ databaseCountry: "unknown" })["paper.harmCases"] as { answer?: string }[];
    expect(rows).toHaveLength(11);
    expect(rows.filter(({ answer }) => answer === "да")).toHaveLength(1);
    expect(rows.filter(({ answer }) => answer === undefined)).toHaveLength(1);
  });
});
