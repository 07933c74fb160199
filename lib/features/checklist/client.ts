"use client";

import type {
  AccountChecklist,
  ChecklistChanges,
  ChecklistProofs,
} from "@/lib/features/checklist/schema";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/user/checklist";

/** The checked items of the account. @throws ApiError */
export const fetchChecklist = () => requestJson<AccountChecklist>(path);

/** Keeps the changes; returns all items. @throws ApiError */
export const saveChecklist = (body: ChecklistChanges) =>
  requestJson<AccountChecklist>(path, { method: "PUT", body });

/** What the newest check of the user's site and the cabinet know of the items. @throws ApiError */
export const fetchProofs = () => requestJson<ChecklistProofs>(`${path}/proofs`);
