import { expect, test } from "vitest";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { toKnownFacts } from "@/lib/engine/facts/known/known-facts";
import { paperRecipients } from "@/lib/engine/facts/papers/recipients/paper-recipient";
import { transferFacts } from "@/lib/engine/facts/papers/recipients/transfer";
import { foreignOwners } from "@/tests/support/papers/foreign-owners";

/** What goes abroad to the recipient of that name. */
function transferOf(owner: string, recipient: string) {
  const passport = foreignOwners.twelve[owner]?.passport;
  const known = toKnownFacts(documentAnswersSchema.parse({ ...passport, type: "privacy" }));
  const of = paperRecipients(known).find(({ name }) => name === recipient);
  expect(of?.isForeign).toBe(true);
  const facts = transferFacts(known, of ?? null);
  return {
    purposes: (facts["paper.transfer.purposes"] as { purpose: string }[]).map(
      ({ purpose }) => purpose,
    ),
    ordinary: facts["paper.transfer.ordinary"],
  };
}

test("transferFacts list only the purposes that the recipient serves", () => {
  expect(transferOf("shop", "Pigeon Mail Inc.")).toEqual({
    purposes: ["Рекламные и информационные рассылки"],
    ordinary: true,
  });
});

test("transferFacts do not call data ordinary when a purpose uses data on health", () => {
  expect(transferOf("clinic", "Labor Nord GmbH")).toEqual({
    purposes: ["Запись на приём"],
    ordinary: false,
  });
});

test("transferFacts name no purpose when none explains the recipient", () => {
  expect(transferOf("requiredOnly", "Qazaq Service")).toEqual({ purposes: [], ordinary: false });
  expect(transferFacts(toKnownFacts({}), null)).toEqual({});
});
