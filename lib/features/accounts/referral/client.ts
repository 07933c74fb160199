"use client";

import { useQuery } from "@tanstack/react-query";
import { freshQuery } from "@/lib/platform/api-client/api-query";

/** The user's referral link and its results. */
export const useReferral = () => useQuery(freshQuery("/api/user/referral"));
