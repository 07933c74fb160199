"use client";

import { requestJson } from "@/lib/api-client/request";
import type { ChecklistChanges } from "@/lib/checklist/schema";
import type { AccountChecklist } from "@/lib/checklist/types";

const path = "/api/user/checklist";

/** What is ticked in the account. @throws ApiError */
export const fetchChecklist = () => requestJson<AccountChecklist>(path);

/** Keeps the changes; answers what is ticked now. @throws ApiError */
export const saveChecklist = (body: ChecklistChanges) =>
  requestJson<AccountChecklist>(path, { method: "PUT", body });
