import { toNetworkError } from "@/lib/platform/api-client/api-error";

/*
 * The store of what was fetched (TanStack Query) and what writes into it: a guest who types needs none of it.
 * A part that does not come is a connection that was lost, and is told in the same words.
 */

const orNetworkError = <T>(loading: Promise<T>): Promise<T> =>
  loading.catch(() => {
    throw toNetworkError();
  });

/** @throws ApiError (NETWORK) */
export const documentsClient = () => orNetworkError(import("@/lib/features/documents/client"));
/** @throws ApiError (NETWORK) */
export const draftsClient = () => orNetworkError(import("@/lib/features/documents/drafts/client"));
/** @throws ApiError (NETWORK) */
export const editionsClient = () =>
  orNetworkError(import("@/lib/features/documents/editions/client"));

/** Asks the server again who is here; where that cannot be asked, the visitor stays as known. */
export async function refreshVisitor(): Promise<void> {
  const query = await import("@/lib/features/accounts/current-user-query").catch(() => null);
  await query?.refreshVisitor();
}
