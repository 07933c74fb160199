"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { documentKeys } from "@/lib/features/documents/cache/document-keys";
import { siteKeys, siteRecordKey } from "@/lib/features/passport/site-keys";
import type { TransferAcceptance, TransferRequest } from "@/lib/features/site-transfer/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";

const pathOf = (siteId: string) => `/api/sites/${siteId}/transfer` as const;
const transferQuery = (siteId: string) =>
  freshQuery(pathOf(siteId), siteRecordKey(siteId, "transfer"));

/** Whether the site is offered to another owner, and what would go with it. */
export const useTransfer = (siteId: string) => useQuery(transferQuery(siteId));

export const useOfferSite = (siteId: string) =>
  useApiMutation((body: TransferRequest) => requestJson(pathOf(siteId), { method: "POST", body }), {
    invalidates: [transferQuery(siteId).queryKey, documentKeys.list],
  });

export const useWithdrawOffer = (siteId: string) =>
  useApiMutation(() => request(pathOf(siteId), { method: "DELETE" }), {
    invalidates: [transferQuery(siteId).queryKey, documentKeys.list],
  });

/** The site that the e-mail offers. */
export const useOfferPreview = () =>
  useMutation({
    mutationFn: (token: string) =>
      requestJson("/api/site-transfers/look", { method: "POST", body: { token } }),
  });

export const useAcceptSiteTransfer = () =>
  useApiMutation(
    (body: TransferAcceptance) =>
      requestJson("/api/site-transfers/accept", { method: "POST", body }),
    { invalidates: [siteKeys.all, documentKeys.list] },
  );

export const useDeclineSite = () =>
  useApiMutation((token: string) =>
    requestJson("/api/site-transfers/refuse", { method: "POST", body: { token } }),
  );
