/** The requisites of a site's owner for letters, orders and notices. */
import { ownerNameField } from "@/lib/engine/answers/identifying-answers";
import type { QuestionKey } from "@/lib/engine/questions/questions";
import type { Inline } from "@/lib/engine/tree/document";

/** What letters, orders and notices print of the owner; a missing answer is an empty string. */
export type OwnerRequisites = { name: string; inn: string; address: string; email: string };

/** Takes the requisites from the facts of a site. */
export function requisitesOf(
  facts: Readonly<Partial<Record<QuestionKey, unknown>>>,
): OwnerRequisites {
  const textOf = (fact: unknown) => (typeof fact === "string" ? fact : "");
  return {
    name: textOf(facts[ownerNameField]),
    inn: textOf(facts.inn),
    address: textOf(facts.legalAddress),
    email: textOf(facts.contactEmail),
  };
}

/** «ООО «Ромашка», ИНН 7712345671, 101000, г. Москва…», without missing answers; null without a name. */
export const requisitesLine = (
  { name, inn }: { name: string | null; inn: string | null },
  address: string | null = null,
): string | null => (name ? [name, inn && `ИНН ${inn}`, address].filter(Boolean).join(", ") : null);

/** Returns the owner's name and ИНН as inlines of a printed text, marked as the owner; empty without a name. */
export function ownerInlines({ name, inn }: OwnerRequisites): Inline[] {
  if (name === "") return [];
  const owner: Inline = { type: "value", field: ownerNameField, text: name };
  return inn ? [owner, { type: "text", text: `, ИНН ${inn}` }] : [owner];
}
