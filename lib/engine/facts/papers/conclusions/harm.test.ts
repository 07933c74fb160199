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

describe("harmDegree", () => {
  test("is low when no case applies", () => {
    expect(harmDegree(none)).toEqual({ degree: "low", applicable: [], unanswered: [] });
  });

  test.each(harmCaseKeys)("returns the degree of the single case %s", (key) => {
    expect(harmDegree({ ...none, [key]: true })).toEqual({
      degree: degrees[key],
      applicable: [key],
      unanswered: [],
    });
  });

  test("returns the higher degree of any two cases", () => {
    const wrong = harmCaseKeys.flatMap((harmCaseKey) =>
      harmCaseKeys.filter((other) => {
        const { degree } = harmDegree({ ...none, [harmCaseKey]: true, [other]: true });
        const isHigh = degrees[harmCaseKey] === "high" || degrees[other] === "high";
        return degree !== (isHigh ? "high" : "medium");
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("is undefined only while an unanswered case could raise it", () => {
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

describe("harmOfOwnerFacts", () => {
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

  test("returns medium for a site with a consent checkbox and no accounts", () => {
    expect(harmOf({})).toMatchObject({
      "paper.harm": "medium",
      "paper.harmReasons": ["consentOfUnknown"],
    });
  });

  test("returns no degree without the owner's own answers", () => {
    const facts = harmOf({}, {});
    expect(facts["paper.harm"]).toBeUndefined();
    expect(facts["paper.harmUnsaid"]).toEqual(["anonymisation"]);
  });

  test("returns high for data on health even without the owner's own answers", () => {
    expect(harmOf({ dataTypesCollected: ["full_name", "health"] }, {})).toMatchObject({
      "paper.harm": "high",
      "paper.harmUnsaid": [],
    });
  });

  test("counts a foreign processor, but not a foreign recipient that is no processor", () => {
    const abroad = { recipientsHome: "unknown" } as const;
    const mailing = { recipients: [{ name: "Mailchimp", role: "mailing" }] } as AnswersDraft;
    const hotels = { recipients: [{ name: "зарубежные отели", role: "travel" }] } as AnswersDraft;
    expect(harmOf({ ...abroad, ...mailing })["paper.harmReasons"]).toContain("foreignProcessor");
    expect(harmOf({ ...abroad, ...hotels })["paper.harmReasons"]).not.toContain("foreignProcessor");
  });

  test("returns high for a database abroad, and no answer for an unknown place", () => {
    expect(harmOf({ databaseCountry: "abroad" })["paper.harm"]).toBe("high");
    expect(harmOf({ databaseCountry: "unknown" })["paper.harmUnsaid"]).toEqual(["foreignDatabase"]);
  });

  test("lists all eleven cases, each with a yes, a no or a blank", () => {
    const rows = harmOf({ databaseCountry: "unknown" })["paper.harmCases"] as { answer?: string }[];
    expect(rows).toHaveLength(11);
    expect(rows.filter(({ answer }) => answer === "да")).toHaveLength(1);
    expect(rows.filter(({ answer }) => answer === undefined)).toHaveLength(1);
  });
});
