import type { DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentFormat } from "@/lib/features/documents/export/formats";
import type { ExampleDocument } from "@/lib/features/examples/schema";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { saveResponse } from "@/lib/platform/api-client/save-file";

const pathOf = (type: string) => `/api/templates/${type}/example` as const;

/**
 * A complete example, fetched once. Prefetched before a likely click: copying and printing in the browser need the text
 * at once.
 * @throws ApiError
 */
export async function fetchExample(type: DocumentType): Promise<ExampleDocument> {
  // The page of examples loads without the query client.
  const { getQueryClient } = await import("@/lib/platform/api-client/cache/query-client");
  return getQueryClient().query({
    queryKey: [pathOf(type)],
    queryFn: () => requestJson(pathOf(type)),
  });
}

/**
 * Saves an example as a file.
 * @throws ApiError UNAUTHENTICATED, PREMIUM_REQUIRED when the visitor's plan does not include the format.
 */
export async function downloadExample(type: DocumentType, format: DocumentFormat): Promise<void> {
  const response = await request(`${pathOf(type)}/download?format=${format}`, { accept: "*/*" });
  await saveResponse(response, `${type}.${format}`);
}
