import type { DocumentDetails } from "@/lib/features/documents/responses";
import { requestJson } from "@/lib/platform/api-client/request";

/** A document or draft with what was typed. `fetchDocument(id, 2)` is its second edition. */
export function fetchDocument(id: string, edition?: number): Promise<DocumentDetails> {
  return requestJson<DocumentDetails>(
    `/api/documents/${id}${edition === undefined ? "" : `?edition=${edition}`}`,
  );
}
