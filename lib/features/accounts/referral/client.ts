"use client";

import { useQuery } from "@tanstack/react-query";
import { freshQuery } from "@/lib/platform/api-client/api-query";

/** The user's own link and what came of it. */
export const useReferral = () => useQuery(freshQuery("/api/user/referral"));
