"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { SecondFactorProofRequest } from "@/lib/features/accounts/second-factor/schema";
import { sessionsKey } from "@/lib/features/accounts/sessions/client";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/user/second-factor";
const stateQuery = freshQuery(path);
const stateKey = stateQuery.queryKey;

/** Whether a login asks for a code; fetched again whenever a screen opens. */
export const useSecondFactor = () => useQuery(stateQuery);

/** Fetches the current state again. */
export function useRefreshSecondFactor() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: stateKey });
}

/** Gets a secret for the authenticator, by the password. */
export const useStartSecondFactor = () =>
  useApiMutation((password: string) => requestJson(path, { method: "POST", body: { password } }));

/**
 * Enables the second factor with the first code; all other sessions end. The state is not fetched again: the recovery
 * codes of the response stay on the screen until the user has saved them.
 */
export function useConfirmSecondFactor() {
  return useApiMutation((code: string) => requestJson(path, { method: "PUT", body: { code } }), {
    invalidates: [sessionsKey],
  });
}

/** Disables the second factor. @throws ApiError when the password or the code is wrong. */
export function useDisableSecondFactor() {
  return useApiMutation(
    (proof: SecondFactorProofRequest) => requestJson(path, { method: "DELETE", body: proof }),
    { invalidates: [stateKey] },
  );
}

/** Creates new recovery codes; as in `useConfirmSecondFactor` the state is not fetched again. */
export const useRenewRecoveryCodes = () =>
  useApiMutation((proof: SecondFactorProofRequest) =>
    requestJson(`${path}/recovery-codes`, { method: "POST", body: proof }),
  );
