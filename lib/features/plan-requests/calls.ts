import type { NewPlanRequest } from "@/lib/features/plan-requests/schema";
import { request, requestJson } from "@/lib/platform/api-client/request";

// Without TanStack Query, which static pages do not load.

const path = "/api/plan-requests";

/** The user's newest request. @throws ApiError */
export const fetchOwnRequest = () => requestJson(path);

/** Asks for a plan. @throws ApiError */
export const requestPlan = (body: NewPlanRequest) => requestJson(path, { method: "POST", body });

/** Withdraws the request. @throws ApiError */
export const withdrawRequest = () => request(path, { method: "DELETE" });
