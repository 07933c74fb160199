"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Settings } from "@/lib/features/settings/responses";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { requestJson } from "@/lib/platform/api-client/request";
import { storeWritten } from "@/lib/platform/api-client/store-written";

const path = "/api/admin/settings";
/** Forgotten when its screen closes: the forms begin with it, and would write an old value back. */
const settingsQuery = { ...freshQuery(path), gcTime: 0 };

/** The settings as they are stored; fetched again each time the screen opens. */
export const useSettings = () => useQuery(settingsQuery);

/** The request: only the changed settings. */
export type ChangedSettings = Partial<Omit<Settings, "fixed" | "plans" | "settledSteps">> & {
  plans?: Partial<Settings["plans"]>;
};

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangedSettings) => requestJson(path, { method: "PATCH", body }),
    onSuccess: (settings) => storeWritten(client, settingsQuery.queryKey, () => settings),
  });
}
