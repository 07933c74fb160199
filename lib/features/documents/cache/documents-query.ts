import { queryOptions } from "@tanstack/react-query";
import { documentKeys } from "@/lib/features/documents/cache/document-keys";
import { refetchedOnOpen } from "@/lib/platform/api-client/cache/freshness";
import { fetchAllPages } from "@/lib/platform/api-client/request";

/** All of the user's documents, newest first. */
export const documentsQuery = queryOptions({
  queryKey: documentKeys.list,
  queryFn: ({ signal }) => fetchAllPages("/api/documents?limit=200", signal),
  // Documents are created elsewhere too: on a phone, in another tab, by a program.
  ...refetchedOnOpen,
});
