import { documentTypeInfo } from "@/content/wizard/document-types";
import type { DocumentSummary } from "@/lib/documents/types";

/** Documents whose name, company, site or type has every word of the query; ё and е are one letter. */
export function searchDocuments(documents: DocumentSummary[], query: string): DocumentSummary[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return documents;
  return documents.filter(({ name, type, formData }) => {
    const text = fold(
      [name, documentTypeInfo(type).name, formData.companyName, formData.websiteUrl].join(" "),
    );
    return words.every((word) => text.includes(word));
  });
}

const fold = (text: string) => text.toLocaleLowerCase("ru").replaceAll("ё", "е");
