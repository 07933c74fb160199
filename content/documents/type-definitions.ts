/** The definitions of all document types (docs/content-guide.md, «Как добавить»). */
import * as definitions from "@/content/documents/definitions";
import type { FormDocumentType } from "@/lib/engine/questions/vocabulary/options";

/** A type that is not exported there does not compile here. */
export const typeDefinitions = definitions;

/**
 * The seven types of the contract, in the order of the footer (docs/specification/site.md#footer); the site map gives
 * their number (docs/specification/content.md#site-map). A new type is not one of them.
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
