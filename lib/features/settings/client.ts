"use client";

import { useQuery } from "@tanstack/react-query";
import type { Settings } from "@/lib/features/settings/responses";
import type { PlanText } from "@/lib/features/settings/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";
import { useInitialFormData } from "@/lib/platform/api-client/use-initial-form-data";

const path = "/api/admin/settings";
const settingsQuery = freshQuery(path);

/** The settings as stored when the screen opens: the initial values of its forms. */
export const useSettings = () => useInitialFormData(useQuery(settingsQuery));

/** The request: only the changed settings, also of a plan. */
export type ChangedSettings = Partial<Omit<Settings, "fixed" | "plans" | "settledSteps">> & {
  plans?: { [List in keyof Settings["plans"]]?: Record<string, Partial<PlanText>> };
};

export const useChangeSettings = () =>
  useApiMutation((body: ChangedSettings) => requestJson(path, { method: "PATCH", body }), {
    updates: settingsQuery,
  });
