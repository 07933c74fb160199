"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { documentKeys } from "@/lib/features/documents/document-keys";
import { refreshAfterEdition } from "@/lib/features/documents/editions/client";
import type { CreatedLawyerLink, LawyerLink } from "@/lib/features/lawyer-review/responses";
import type { DecisionRequest, NewLawyerLink } from "@/lib/features/lawyer-review/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { request, requestJson } from "@/lib/platform/api-client/request";

const pathOf = (id: string) => `/api/documents/${id}/lawyer-links` as const;

/** The links of a document and their results; fetched again each time, because lawyers write meanwhile. */
export const useLawyerLinks = (id: string, { enabled = true } = {}) =>
  useQuery({ ...freshQuery(pathOf(id), documentKeys.part(id, "lawyer-links")), enabled });

/** The remarks of one link next to the clauses. */
export const useOwnersReview = (id: string, link: string) =>
  useQuery(freshQuery(`${pathOf(id)}/${link}`, documentKeys.part(id, "lawyer-links", link)));

/** Creates a link; its address is only in this response. */
export const useCreateLawyerLink = (id: string) =>
  useChange(id, (body: NewLawyerLink) => requestJson(pathOf(id), { method: "POST", body }));

/** Replaces the address of a link; the previous one stops working. */
export const useRenewLink = (id: string, link: string) =>
  useChange<void, CreatedLawyerLink>(id, () =>
    requestJson(`${pathOf(id)}/${link}/address`, { method: "POST" }),
  );

export const useEndLink = (id: string, link: string) =>
  useChange<void, LawyerLink>(id, () =>
    requestJson(`${pathOf(id)}/${link}/end`, { method: "POST" }),
  );

/** Deletes a link with all its remarks. */
export const useDeleteLink = (id: string, link: string) =>
  useChange<void, Response>(id, () => request(`${pathOf(id)}/${link}`, { method: "DELETE" }));

/** Answers a remark; an accepted text becomes a new edition. A refusal may mean that the screen shows an old state. */
export function useDecideRemark(id: string, link: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ remark, ...body }: DecisionRequest & { remark: string }) =>
      requestJson(`${pathOf(id)}/${link}/remarks/${remark}`, { method: "PUT", body }),
    onSettled: () => refreshAfterEdition(client, id),
  });
}

function useChange<Body, Result>(id: string, change: (body: Body) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      // The caller waits only for the address, not for the list.
      void client.invalidateQueries({ queryKey: documentKeys.part(id, "lawyer-links") });
    },
  });
}
