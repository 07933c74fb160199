/** The usual addresses of a package's documents on a site, and the answers that hold them. Pure. */

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

/** The usual path of a document of this type; consents for different purposes are separate pages. */
export function defaultPath(type: DocumentType, consentPurpose?: ConsentPurpose): string {
  const path = typeDefinitions[type].defaultPath;
  return consentPurpose ? `${path}-${consentPurpose.replaceAll("_", "-")}` : path;
}

/** The answers that hold the address of another document. */
export type LinkField = {
  [Key in QuestionKey]: Questions[Key] extends { pageOf: DocumentType } ? Key : never;
}[QuestionKey];

/** The answers that are addresses of documents, with the type of the document that each gives the address of. */
export const linkFields = Object.fromEntries(
  questionKeys.flatMap((key) => {
    const { pageOf } = definitionOf(key);
    return pageOf ? [[key, pageOf]] : [];
  }),
) as Record<LinkField, DocumentType>;

export type Links = Partial<Record<LinkField, string>>;

/**
 * Proposes addresses for the documents of the site: only for empty fields, only for types that are among them, on the
 * owner's host. The owner sees the proposals first and may change them.
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
