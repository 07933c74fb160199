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

test("the purposes are those that the recipient serves, not all of the owner", () => {
  expect(transferOf("shop", "Pigeon Mail Inc.")).toEqual({
    purposes: ["Рекламные и информационные рассылки"],
    ordinary: true,
  });
});

test("a laboratory's purpose uses data on health, which are not called ordinary", () => {
  expect(transferOf("clinic", "Labor Nord GmbH")).toEqual({
    purposes: ["Запись на приём"],
    ordinary: false,
  });
});

test("of a recipient that no purpose explains nothing is said", () => {
  expect(transferOf("requiredOnly", "Qazaq Service")).toEqual({ purposes: [], ordinary: false });
  expect(transferFacts(toKnownFacts({}), null)).toEqual({});
});
