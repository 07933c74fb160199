"use client";

import { useQuery } from "@tanstack/react-query";
import type { PaperId } from "@/content/internal-papers/definitions";
import type { AdoptionRequest, PaperAnswersRequest } from "@/lib/features/internal-papers/schema";
import { siteKeys } from "@/lib/features/passport/site-keys";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { request, requestJson } from "@/lib/platform/api-client/request";
import { useDownload } from "@/lib/platform/api-client/use-download";

export type { ListedPaper, Paper, Papers } from "@/lib/features/internal-papers/responses";

const pathOf = (siteId: string) => `/api/sites/${siteId}/papers` as const;

/** A paper and the recipient that it is about. */
export type PaperAddress = { paper: PaperId; recipient: string | null };

const searchOf = ({ recipient }: PaperAddress, more: Record<string, string> = {}) => {
  const search = new URLSearchParams({ ...more, ...(recipient && { recipient }) }).toString();
  return search && (`?${search}` as const);
};

/** The internal papers of a site, each with its state. */
export const usePapers = (siteId: string) =>
  useQuery(freshQuery(pathOf(siteId), siteKeys.part(siteId, "papers")));

export const usePaper = (siteId: string, address: PaperAddress) =>
  useQuery(
    freshQuery(
      `${pathOf(siteId)}/${address.paper}${searchOf(address)}`,
      siteKeys.part(siteId, "papers", address.paper, address.recipient),
    ),
  );

const refreshOf = (siteId: string) => ({
  invalidates: [siteKeys.part(siteId, "papers")],
  invalidatesOnError: true,
});

/** Saves the answers for the papers of a site. */
export const useSavePaperAnswers = (siteId: string) =>
  useApiMutation(
    (body: PaperAnswersRequest) => requestJson(pathOf(siteId), { method: "PUT", body }),
    refreshOf(siteId),
  );

/** Adopts a paper of a site with day and number. */
export const useAdoptPaper = (siteId: string, paper: PaperId) =>
  useApiMutation(
    (body: AdoptionRequest) =>
      requestJson(`${pathOf(siteId)}/${paper}/adoptions`, { method: "POST", body }),
    refreshOf(siteId),
  );

/** Takes the id of an adoption and withdraws it. */
export const useWithdrawAdoption = (siteId: string, paper: PaperId) =>
  useApiMutation(
    (adoption: string) =>
      requestJson(`${pathOf(siteId)}/${paper}/adoptions/${adoption}`, { method: "DELETE" }),
    refreshOf(siteId),
  );

/** Saves a paper for printing, the current text or the adopted one. @throws ApiError */
export const usePaperFile = (siteId: string, address: PaperAddress) =>
  useDownload(
    ({ format, adoption }: { format: "docx" | "pdf" | "txt"; adoption?: string }) => {
      const search = searchOf(address, { format, ...(adoption && { adoption }) });
      return request(`${pathOf(siteId)}/${address.paper}/file${search}`);
    },
    ({ format }) => `paper.${format}`,
  );

/** Saves all papers that the owner needs. @throws ApiError */
export const usePapersArchive = (siteId: string) =>
  useDownload(() => request(`${pathOf(siteId)}/archive`), "papers.zip");
