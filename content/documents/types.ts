/** The types of documents: what each says of itself (docs/content-guide.md, «Как добавить»). */
import type { TypeDefinition } from "@/content/documents/definition";
import * as definitions from "@/content/documents/definitions";
import type { DocumentType, FormDocumentType } from "@/lib/engine/questions/options";

export const typeDefinitions = definitions satisfies Record<DocumentType, TypeDefinition>;

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
