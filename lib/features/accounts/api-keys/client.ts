"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  CreatedApiKey,
  ListedApiKey,
  NewApiKey,
} from "@/lib/features/accounts/api-keys/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { request, requestJson } from "@/lib/platform/api-client/request";

const path = "/api/user/api-keys";
const apiKeysQuery = freshQuery<ListedApiKey[]>(path);

/** The user's keys, without the keys themselves. */
export const useApiKeys = () => useQuery(apiKeysQuery);

/** Creates a key; the response is the only place where it can be read. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiKey) => requestJson<CreatedApiKey>(path, { method: "POST", body }),
    onSuccess: ({ apiKey }) => {
      // A list that could not be fetched must not become a list of one.
      if (!client.getQueryData(apiKeysQuery.queryKey))
        return client.invalidateQueries(apiKeysQuery);
      return client.setQueryData(apiKeysQuery.queryKey, (keys = []) => [apiKey, ...keys]);
    },
  });
}

/** Ends a key at once. */
export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`${path}/${id}`, { method: "DELETE" }),
    onSuccess: (_response, id) =>
      client.setQueryData(apiKeysQuery.queryKey, (keys) => keys?.filter((key) => key.id !== id)),
    // Another tab may have revoked it already.
    onError: () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
