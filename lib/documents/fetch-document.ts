import { requestJson } from "@/lib/api-client/request";
import type { DocumentDetails } from "@/lib/documents/types";

/** A document or draft with what was typed. `fetchDocument(id, 2)` is its second edition. */
export function fetchDocument(id: string, edition?: number): Promise<DocumentDetails> {
  return requestJson<DocumentDetails>(
    `/api/documents/${id}${edition === undefined ? "" : `?edition=${edition}`}`,
  );
}
