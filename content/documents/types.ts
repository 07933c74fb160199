/** The types of documents: what each says of itself (docs/content-guide.md, «Как добавить»). */
import { charter } from "@/content/documents/charter/type";
import { consent } from "@/content/documents/consent/type";
import { cookie } from "@/content/documents/cookie/type";
import type { TypeDefinition } from "@/content/documents/definition";
import { offer } from "@/content/documents/offer/type";
import { privacy } from "@/content/documents/privacy/type";
import { returnPolicy } from "@/content/documents/return/type";
import { socialDisclaimer } from "@/content/documents/socialDisclaimer/type";
import { terms } from "@/content/documents/terms/type";
import type { DocumentType, FormDocumentType } from "@/lib/engine/questions/options";

export const typeDefinitions = {
  privacy,
  terms,
  consent,
  cookie,
  socialDisclaimer,
  offer,
  return: returnPolicy,
  charter,
} as const satisfies Record<DocumentType, TypeDefinition>;

/**
 * The seven that the contract names, in the order of its footer (docs/specification/site.md#footer);
 * its site map says their number (docs/specification/content.md#site-map). A new type is not one of them.
 */
export const contractTypes = [
  "privacy",
  "terms",
  "consent",
  "offer",
  "cookie",
  "return",
  "charter",
] as const satisfies readonly FormDocumentType[];
