"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import type { OpinionRequest, RemarkRequest } from "@/lib/features/lawyer-review/schema";
import { refetchedOnOpen } from "@/lib/platform/api-client/cache/freshness";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";

const path = "/api/lawyer-review";
/** What the link with this token shows; the token is sent in the body. */
const reviewQuery = (token: string) =>
  queryOptions({
    queryKey: [path, token],
    queryFn: ({ signal }) => requestJson(path, { method: "POST", body: { token }, signal }),
    ...refetchedOnOpen,
  });

/** The document and the remarks behind the token of a lawyer's link. */
export const useReview = (token: string) => useQuery(reviewQuery(token));

/** Saves a remark about one clause; an empty text deletes it. */
export const useSaveRemark = (token: string) =>
  useApiMutation(
    (remark: Omit<RemarkRequest, "token">) =>
      requestJson(`${path}/remarks`, { method: "PUT", body: { token, ...remark } }),
    {
      updates: [
        reviewQuery(token),
        (review, { remark }, { clause, kind }) => {
          const others = review.remarks.filter(
            (other) => other.clause !== clause || other.kind !== kind,
          );
          return { ...review, remarks: remark ? [...others, remark] : others };
        },
      ],
    },
  );

/** Marks the document as «Просмотрено», with name and general remark; a second call corrects them. */
export const useSaveOpinion = (token: string) =>
  useApiMutation(
    (opinion: Omit<OpinionRequest, "token">) =>
      requestJson(`${path}/opinion`, { method: "PUT", body: { token, ...opinion } }),
    { updates: [reviewQuery(token), (review, opinion) => ({ ...review, opinion })] },
  );
