/** The requisites of a site's owner, as letters, orders and notices name them. */
import { ownerNameField } from "@/lib/engine/answers/subject";
import type { QuestionKey } from "@/lib/engine/questions/questions";
import type { Inline } from "@/lib/engine/tree/document";

/** How the owner stands in letters, orders and notices; what was not answered is empty. */
export type OwnerRequisites = { name: string; inn: string; address: string; email: string };

/** What the facts of a site say of its owner. */
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

/** «ООО «Ромашка», ИНН 7712345671, 101000, г. Москва…», without what was not answered; null without a name. */
export const requisitesLine = (
  { name, inn }: { name: string | null; inn: string | null },
  address: string | null = null,
): string | null => (name ? [name, inn && `ИНН ${inn}`, address].filter(Boolean).join(", ") : null);

/** The same in a text to print, which is then known by its owner; nothing without a name. */
export function ownerInlines({ name, inn }: OwnerRequisites): Inline[] {
  if (name === "") return [];
  const owner: Inline = { type: "value", field: ownerNameField, text: name };
  return inn ? [owner, { type: "text", text: `, ИНН ${inn}` }] : [owner];
}
