"use client";

import type { ChecklistChanges } from "@/lib/features/checklist/schema";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/user/checklist";

/** The checked items of the account. @throws ApiError */
export const fetchChecklist = () => requestJson(path);

/** Keeps the changes; returns all items. @throws ApiError */
export const saveChecklist = (body: ChecklistChanges) => requestJson(path, { method: "PUT", body });

/** What the newest check of the user's site and the cabinet know of the items. @throws ApiError */
export const fetchProofs = () => requestJson(`${path}/proofs`);
