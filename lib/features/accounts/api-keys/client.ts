"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { NewApiKey } from "@/lib/features/accounts/api-keys/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { storeMutationResult } from "@/lib/platform/api-client/store-mutation-result";

const path = "/api/user/api-keys";
const apiKeysQuery = freshQuery(path);

/** The user's keys, without the keys themselves. */
export const useApiKeys = () => useQuery(apiKeysQuery);

/** Creates a key; the response is the only place where it can be read. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiKey) => requestJson(path, { method: "POST", body }),
    onSuccess: ({ apiKey }) =>
      storeMutationResult(client, apiKeysQuery.queryKey, (keys) => [apiKey, ...keys]),
  });
}

/** Revokes a key at once. */
export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`${path}/${id}`, { method: "DELETE" }),
    onSuccess: (_response, id) =>
      storeMutationResult(client, apiKeysQuery.queryKey, (keys) =>
        keys.filter((key) => key.id !== id),
      ),
    // Another tab may have revoked it already.
    onError: () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
