"use client";

import { useQuery } from "@tanstack/react-query";
import { documentKeys } from "@/lib/features/documents/cache/document-keys";
import { keysAfterEdition } from "@/lib/features/documents/editions/client";
import type { DecisionRequest, NewLawyerLink } from "@/lib/features/lawyer-review/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";

const pathOf = (id: string) => `/api/documents/${id}/lawyer-links` as const;

/** The links of a document and their results; fetched again each time, because lawyers write meanwhile. */
export const useLawyerLinks = (id: string, { enabled = true } = {}) =>
  useQuery({ ...freshQuery(pathOf(id), documentKeys.part(id, "lawyer-links")), enabled });

/** The remarks of one link next to the clauses. */
export const useOwnersReview = (id: string, link: string) =>
  useQuery(freshQuery(`${pathOf(id)}/${link}`, documentKeys.part(id, "lawyer-links", link)));

const refreshOf = (id: string) => ({
  invalidates: [documentKeys.part(id, "lawyer-links")],
  // The caller waits only for the address, not for the list.
  awaitsRefetch: false,
});

/** Creates a link; its address is only in this response. */
export const useCreateLawyerLink = (id: string) =>
  useApiMutation(
    (body: NewLawyerLink) => requestJson(pathOf(id), { method: "POST", body }),
    refreshOf(id),
  );

/** Replaces the address of a link; the previous one stops working. */
export const useRenewLink = (id: string, link: string) =>
  useApiMutation(
    () => requestJson(`${pathOf(id)}/${link}/address`, { method: "POST" }),
    refreshOf(id),
  );

/** Ends the lawyer's link `link` of the document `id`; takes nothing. */
export const useEndLink = (id: string, link: string) =>
  useApiMutation(() => requestJson(`${pathOf(id)}/${link}/end`, { method: "POST" }), refreshOf(id));

/** Deletes a link with all its remarks. */
export const useDeleteLink = (id: string, link: string) =>
  useApiMutation(() => request(`${pathOf(id)}/${link}`, { method: "DELETE" }), refreshOf(id));

/** Answers a remark; an accepted text becomes a new edition. */
export const useDecideRemark = (id: string, link: string) =>
  useApiMutation(
    ({ remark, ...body }: DecisionRequest & { remark: string }) =>
      requestJson(`${pathOf(id)}/${link}/remarks/${remark}`, { method: "PUT", body }),
    {
      invalidates: keysAfterEdition([id]),
      // It may mean that the screen shows an old state.
      invalidatesOnError: true,
    },
  );
