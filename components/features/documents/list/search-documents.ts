import { documentTypeInfo } from "@/content/documents/document-types";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";

/** Finds the documents whose name, company, site or type contain every word of the query; ё and е are equal. */
export function searchDocuments(documents: DocumentSummary[], query: string): DocumentSummary[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return documents;
  return documents.filter(({ name, type, formData }) => {
    const { owner, site } = ownerAndSite(formData);
    const text = fold([name, documentTypeInfo(type).name, owner, site].join(" "));
    return words.every((word) => text.includes(word));
  });
}

const fold = (text: string) => text.toLocaleLowerCase("ru").replaceAll("ё", "е");
