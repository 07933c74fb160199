"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { documentKeys } from "@/lib/features/documents/document-keys";
import { siteKeys } from "@/lib/features/passport/site-keys";
import type { TransferAcceptance, TransferRequest } from "@/lib/features/site-transfer/schema";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { request, requestJson } from "@/lib/platform/api-client/request";

const pathOf = (siteId: string) => `/api/sites/${siteId}/transfer` as const;
const transferQuery = (siteId: string) => freshQuery(pathOf(siteId));

/** Whether the site is offered to another owner, and what would go with it. */
export const useTransfer = (siteId: string) => useQuery(transferQuery(siteId));

export const useOfferSite = (siteId: string) =>
  useChange(transferQuery(siteId).queryKey, (body: TransferRequest) =>
    requestJson(pathOf(siteId), { method: "POST", body }),
  );

export const useWithdrawOffer = (siteId: string) =>
  useChange<void, Response>(transferQuery(siteId).queryKey, () =>
    request(pathOf(siteId), { method: "DELETE" }),
  );

/** The site that the e-mail offers. */
export const useOfferPreview = () =>
  useMutation({
    mutationFn: (token: string) =>
      requestJson("/api/site-transfers/look", { method: "POST", body: { token } }),
  });

export const useAcceptSiteTransfer = () =>
  useChange(siteKeys.all, (body: TransferAcceptance) =>
    requestJson("/api/site-transfers/accept", { method: "POST", body }),
  );

export const useDeclineSite = () =>
  useMutation({
    mutationFn: (token: string) =>
      requestJson("/api/site-transfers/refuse", {
        method: "POST",
        body: { token },
      }),
  });

function useChange<Body, Result>(key: readonly unknown[], change: (body: Body) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all(
        [key, documentKeys.list].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
