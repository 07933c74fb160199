"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import type { PackageItem } from "@/lib/engine/answers/package-item";
import { answersForAnotherSite } from "@/lib/engine/passport/another-site";
import { confirmedFacts } from "@/lib/engine/passport/facts";
import { siteAddressOf } from "@/lib/engine/passport/site-address";
import { keysAfterCreation } from "@/lib/features/documents/client";
import { keysAfterEdition } from "@/lib/features/documents/editions/client";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import { answersOf, fetchPassport } from "@/lib/features/passport/client";
import { siteKeys } from "@/lib/features/passport/site-keys";
import type { OutdatedDocument, SiteSummary } from "@/lib/features/sites/responses";
import type { NewSiteRequest } from "@/lib/features/sites/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { refetchedOnOpen } from "@/lib/platform/api-client/cache/freshness";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { fetchAllPages, requestJson } from "@/lib/platform/api-client/request";

const path = "/api/sites";

/** All of the user's sites, newest first. */
export const sitesQuery = queryOptions({
  queryKey: siteKeys.list,
  queryFn: ({ signal }) => fetchAllPages(`${path}?limit=200`, signal),
  ...refetchedOnOpen,
});

/** The user's sites. */
export const useSites = () => useQuery(sitesQuery);

/**
 * Returns the site of a document: the user's own site with that address, or the shared one. Undefined while the sites
 * are loading, or when there is none.
 */
export function useSiteOf({
  formData,
  shared,
}: Pick<DocumentSummary, "formData" | "shared">): SiteSummary | undefined {
  const { data: sites } = useSites();
  const address = siteAddressOf(ownerAndSite(formData).site);
  return sites?.find((site) =>
    shared ? site.id === shared.site : site.role === "owner" && site.address === address,
  );
}

/** A site with its documents and what it needs. */
export const useSite = (id: string, { enabled = true } = {}) =>
  useQuery({ ...freshQuery(`${path}/${id}`, siteKeys.part(id, "details")), enabled });

/** The documents that no longer agree with the facts, with the changes in each. */
export const useOutdatedDocuments = (id: string) =>
  useQuery(freshQuery(`${path}/${id}/editions`, siteKeys.part(id, "outdated")));

/** Creates a site; gives the site. */
export function useCreateSite() {
  return useApiMutation((body: NewSiteRequest) => requestJson(path, { method: "POST", body }), {
    invalidates: [siteKeys.all],
  });
}

/** Creates a site with the facts of another one, as far as they apply to both. @throws ApiError */
export function useCopySite(id: string) {
  return useApiMutation(
    async ({ address }: { address: string }) => {
      const { facts } = await fetchPassport(id);
      // What was only seen on the one site is not answered for the other.
      const known = answersOf({ facts: confirmedFacts(facts) });
      const site = await requestJson(path, { method: "POST", body: { address } });
      const passport = await fetchPassport(site.id);
      await requestJson(`${path}/${site.id}/passport?after=${passport.edition}`, {
        method: "PUT",
        body: { ...answersForAnotherSite(known), ...answersOf(passport) },
      });
      return site;
    },
    {
      // Also when only the site was made: it is there then.
      invalidates: [siteKeys.all],
      invalidatesOnError: true,
    },
  );
}

/** Takes a name and gives it to the site `id`. */
export function useRenameSite(id: string) {
  return useApiMutation(
    (name: string) => requestJson(`${path}/${id}`, { method: "PATCH", body: { name } }),
    { invalidates: [siteKeys.all] },
  );
}

/** Creates the next editions of these documents, all or none. */
export const useCreateEditions = (id: string) =>
  useApiMutation(
    ({ passport, outdated }: { passport: number; outdated: OutdatedDocument[] }) =>
      requestJson(`${path}/${id}/editions`, {
        method: "POST",
        body: {
          passport,
          documents: outdated.map((document) => ({ id: document.id, after: document.edition })),
        },
      }),
    {
      invalidates: ({ outdated }) => keysAfterEdition(outdated.map((document) => document.id)),
      // A refusal (409) means that the screen shows an old state.
      invalidatesOnError: true,
    },
  );

/** Creates documents from the passport. */
export const useCreateSiteDocuments = (id: string) =>
  useApiMutation(
    (documents: PackageItem[]) =>
      requestJson(`${path}/${id}/documents`, { method: "POST", body: { documents } }),
    { invalidates: keysAfterCreation },
  );
