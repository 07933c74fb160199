"use client";

import { useQuery } from "@tanstack/react-query";
import type { SiteFacts } from "@/lib/engine/passport/facts";
import type { Passport } from "@/lib/features/passport/responses";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/sites";

/** What is known of a site. */
export const usePassport = (id: string) => useQuery(passportQuery(id));
const passportQuery = (id: string) =>
  freshQuery(`${path}/${id}/passport`, siteKeys.part(id, "passport"));

/** Fetches a passport, bypassing the query cache. @throws ApiError */
export const fetchPassport = (id: string): Promise<Passport> =>
  requestJson(`${path}/${id}/passport`);

type PassportChange = { after: number; values: Record<string, unknown>; dryRun: boolean };

/** Saves the facts, or only returns the documents that they affect. @throws ApiError CONFLICT for a stale `after` */
export const useChangePassport = (id: string) =>
  useApiMutation(
    ({ after, values, dryRun }: PassportChange) =>
      requestJson(`${path}/${id}/passport?after=${after}&dryRun=${dryRun}`, {
        method: "PUT",
        body: values,
      }),
    { invalidates: ({ dryRun }) => (dryRun ? [] : [siteKeys.all]) },
  );

/** The facts as answers, as a form takes them. */
export const answersOf = ({ facts }: { facts: SiteFacts }): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, fact.value]));
