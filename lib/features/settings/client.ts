"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Settings } from "@/lib/features/settings/responses";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";
import { storeMutationResult } from "@/lib/platform/api-client/store-mutation-result";
import { useInitialFormData } from "@/lib/platform/api-client/use-initial-form-data";

const path = "/api/admin/settings";
const settingsQuery = freshQuery(path);

/** The settings as stored when the screen opens: the initial values of its forms. */
export const useSettings = () => useInitialFormData(useQuery(settingsQuery));

/** The request: only the changed settings. */
export type ChangedSettings = Partial<Omit<Settings, "fixed" | "plans" | "settledSteps">> & {
  plans?: Partial<Settings["plans"]>;
};

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangedSettings) => requestJson(path, { method: "PATCH", body }),
    onSuccess: (settings) => storeMutationResult(client, settingsQuery.queryKey, () => settings),
  });
}
