/** Where the documents of a package usually lie on a site, and which answers name those places. Pure. */
import type { ConsentPurpose, DocumentType } from "@/lib/engine/answers/options";
import { toWebAddress } from "@/lib/engine/answers/typed-address";

const paths: Record<DocumentType, string> = {
  privacy: "/privacy",
  terms: "/terms",
  consent: "/consent",
  cookie: "/cookie",
  socialDisclaimer: "/disclaimer",
  offer: "/offer",
  return: "/return",
  charter: "/charter",
};

/** The usual path of a document of this type; consents for different purposes are pages of their own. */
export function usualPath(type: DocumentType, consentPurpose?: ConsentPurpose): string {
  return consentPurpose ? `${paths[type]}-${consentPurpose.replaceAll("_", "-")}` : paths[type];
}

/** The answers that name the page of another document, with the type of that document. */
export const linkFields = {
  policyUrl: "privacy",
  termsUrl: "terms",
  cookieUrl: "cookie",
  offerUrl: "offer",
  refundUrl: "return",
} as const satisfies Record<string, DocumentType>;
export type LinkField = keyof typeof linkFields;

export type Links = Partial<Record<LinkField, string>>;

/**
 * Addresses to propose for the documents that will lie on the site: only for fields that are empty, only
 * for types that are there, on the owner's own host. A proposal: the owner sees and changes it first.
 */
export function proposeLinks(
  answers: Links & { websiteUrl?: string | null },
  types: ReadonlySet<DocumentType>,
): Links {
  const address = toWebAddress(answers.websiteUrl ?? "");
  const origin = address && /^https?:\/\/[^/?#]+/.exec(address)?.[0];
  const proposed: Links = {};
  if (!origin) return proposed;
  for (const [field, type] of Object.entries(linkFields) as [LinkField, DocumentType][]) {
    if (!answers[field] && types.has(type)) proposed[field] = origin + paths[type];
  }
  return proposed;
}
