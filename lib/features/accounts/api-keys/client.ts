"use client";

import { useQuery } from "@tanstack/react-query";
import type { NewApiKey } from "@/lib/features/accounts/api-keys/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";

const path = "/api/user/api-keys";
const apiKeysQuery = freshQuery(path);

/** The user's keys, without the keys themselves. */
export const useApiKeys = () => useQuery(apiKeysQuery);

/** Creates a key; the response is the only place where it can be read. */
export const useCreateApiKey = () =>
  useApiMutation((body: NewApiKey) => requestJson(path, { method: "POST", body }), {
    updates: [apiKeysQuery, (keys, { apiKey }) => [apiKey, ...keys]],
  });

/** Revokes a key at once. */
export const useRevokeApiKey = () =>
  useApiMutation((id: string) => request(`${path}/${id}`, { method: "DELETE" }), {
    updates: [apiKeysQuery, (keys, _response, id) => keys.filter((key) => key.id !== id)],
    // Another tab may have revoked it already.
    invalidatesOnError: true,
  });
