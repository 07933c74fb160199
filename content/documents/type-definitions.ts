/** The types of documents: what each says of itself (docs/content-guide.md, «Как добавить»). */
import * as definitions from "@/content/documents/definitions";
import type { FormDocumentType } from "@/lib/engine/questions/vocabulary/options";

/** A type that has no line there does not compile where it is looked up here. */
export const typeDefinitions = definitions;

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
