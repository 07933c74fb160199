"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  CreatedApiKey,
  ListedApiKey,
  NewApiKey,
} from "@/lib/features/accounts/api-keys/schema";
import { request, requestJson } from "@/lib/platform/api-client/request";

const path = "/api/user/api-keys";
const apiKeysKey = [path] as const;

/** The user's keys, without the keys themselves. */
export function useApiKeys() {
  return useQuery({
    queryKey: apiKeysKey,
    queryFn: () => requestJson<ListedApiKey[]>(path),
    refetchOnMount: "always",
  });
}

/** Creates a key; the response is the only place where it can be read. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiKey) => requestJson<CreatedApiKey>(path, { method: "POST", body }),
    onSuccess: ({ apiKey }) =>
      client.setQueryData<ListedApiKey[]>(apiKeysKey, (keys) => [apiKey, ...(keys ?? [])]),
  });
}

/** Ends a key at once. */
export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(`${path}/${id}`, { method: "DELETE" }),
    onSuccess: (_answer, id) =>
      client.setQueryData<ListedApiKey[]>(apiKeysKey, (keys) =>
        keys?.filter((key) => key.id !== id),
      ),
  });
}
