"use client";

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OpinionRequest, RemarkRequest } from "@/lib/features/lawyer-review/schema";
import { refetchedOnOpen } from "@/lib/platform/api-client/freshness";
import { requestJson } from "@/lib/platform/api-client/request";
import { storeMutationResult } from "@/lib/platform/api-client/store-mutation-result";

const path = "/api/lawyer-review";
/** What the link with this token shows; the token is sent in the body. */
const reviewQuery = (token: string) =>
  queryOptions({
    queryKey: [path, token],
    queryFn: ({ signal }) => requestJson(path, { method: "POST", body: { token }, signal }),
    ...refetchedOnOpen,
  });
export const useReview = (token: string) => useQuery(reviewQuery(token));

/** Saves a remark about one clause; an empty text deletes it. */
export function useSaveRemark(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (remark: Omit<RemarkRequest, "token">) =>
      requestJson(`${path}/remarks`, { method: "PUT", body: { token, ...remark } }),
    onSuccess: ({ remark }, { clause, kind }) =>
      storeMutationResult(client, reviewQuery(token).queryKey, (review) => {
        const others = review.remarks.filter(
          (other) => other.clause !== clause || other.kind !== kind,
        );
        return { ...review, remarks: remark ? [...others, remark] : others };
      }),
  });
}

/** Marks the document as «Просмотрено», with name and general remark; a second call corrects them. */
export function useSaveOpinion(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (opinion: Omit<OpinionRequest, "token">) =>
      requestJson(`${path}/opinion`, { method: "PUT", body: { token, ...opinion } }),
    onSuccess: (opinion) =>
      storeMutationResult(client, reviewQuery(token).queryKey, (review) => ({
        ...review,
        opinion,
      })),
  });
}
