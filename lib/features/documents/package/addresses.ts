/** Where the documents of a package usually lie on a site, and which answers name those places. Pure. */

import { typeDefinitions } from "@/content/documents/type-definitions";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { toWebAddress } from "@/lib/engine/answers/typed-address";
import {
  definitionOf,
  type QuestionKey,
  type Questions,
  questionKeys,
} from "@/lib/engine/questions/questions";
import type { ConsentPurpose, DocumentType } from "@/lib/engine/questions/vocabulary/options";

/** The usual path of a document of this type; consents for different purposes are pages of their own. */
export function defaultPath(type: DocumentType, consentPurpose?: ConsentPurpose): string {
  const path = typeDefinitions[type].defaultPath;
  return consentPurpose ? `${path}-${consentPurpose.replaceAll("_", "-")}` : path;
}

/** The answers that name the page of another document. */
export type LinkField = {
  [Key in QuestionKey]: Questions[Key] extends { pageOf: DocumentType } ? Key : never;
}[QuestionKey];

/** The same, each with the type of that document. */
export const linkFields = Object.fromEntries(
  questionKeys.flatMap((key) => {
    const { pageOf } = definitionOf(key);
    return pageOf ? [[key, pageOf]] : [];
  }),
) as Record<LinkField, DocumentType>;

export type Links = Partial<Record<LinkField, string>>;

/**
 * Addresses to propose for the documents that will lie on the site: only for fields that are empty, only
 * for types that are there, on the owner's own host. A proposal: the owner sees and changes it first.
 */
export function proposeLinks(
  answers: Links & Parameters<typeof ownerAndSite>[0],
  types: ReadonlySet<DocumentType>,
): Links {
  const address = toWebAddress(ownerAndSite(answers).site);
  const origin = address && /^https?:\/\/[^/?#]+/.exec(address)?.[0];
  const proposed: Links = {};
  if (!origin) return proposed;
  for (const [field, type] of Object.entries(linkFields) as [LinkField, DocumentType][]) {
    if (!answers[field] && types.has(type)) proposed[field] = origin + defaultPath(type);
  }
  return proposed;
}
