"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { LawyerReview } from "@/lib/features/lawyer-review/responses";
import type { OpinionRequest, RemarkRequest } from "@/lib/features/lawyer-review/schema";
import { refetchedOnOpen } from "@/lib/platform/api-client/freshness";
import { requestJson } from "@/lib/platform/api-client/request";
import { storeMutationResult } from "@/lib/platform/api-client/store-mutation-result";

const path = "/api/lawyer-review";
const keyOf = (token: string) => [path, token];

/** What the link with this token shows; the token is sent in the body. */
export function useReview(token: string) {
  return useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => requestJson(path, { method: "POST", body: { token }, signal }),
    ...refetchedOnOpen,
  });
}

/** Saves a remark about one clause; an empty text deletes it. */
export function useSaveRemark(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (remark: Omit<RemarkRequest, "token">) =>
      requestJson(`${path}/remarks`, { method: "PUT", body: { token, ...remark } }),
    onSuccess: ({ remark }, { clause, kind }) =>
      storeMutationResult<LawyerReview>(client, keyOf(token), (review) => {
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
      storeMutationResult<LawyerReview>(client, keyOf(token), (review) => ({ ...review, opinion })),
  });
}
