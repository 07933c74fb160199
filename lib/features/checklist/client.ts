"use client";

import { useQuery } from "@tanstack/react-query";
import type { ChecklistChanges } from "@/lib/features/checklist/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { droppedOnClose } from "@/lib/platform/api-client/cache/freshness";
import { getQueryClient } from "@/lib/platform/api-client/cache/query-client";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/user/checklist";

/** The checked items of the account. @throws ApiError */
export const fetchChecklist = () => requestJson(path);

/** Saves the changes; returns all items. @throws ApiError */
export const saveChecklist = (body: ChecklistChanges) => requestJson(path, { method: "PUT", body });

/**
 * What the newest check of the user's site and the cabinet say about the items. Cached only while its screen is open;
 * the query client is passed, because the page has no provider.
 */
export const useChecklistEvidence = () =>
  useQuery({ ...freshQuery(`${path}/proofs`), ...droppedOnClose }, getQueryClient());
