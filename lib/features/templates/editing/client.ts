"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { currentTemplatesQuery } from "@/lib/features/templates/in-force/current-templates";
import type { TemplateEditionSummary, TemplateText } from "@/lib/features/templates/responses";
import type { PreviewRequest, PublishRequest } from "@/lib/features/templates/schema";
import { apiQuery, freshQuery } from "@/lib/platform/api-client/api-query";
import { droppedOnClose, neverChanges } from "@/lib/platform/api-client/cache/freshness";
import { pagesKey } from "@/lib/platform/api-client/cache/list-keys";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { requestJson } from "@/lib/platform/api-client/request";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/templates";
const pathOf = (key: string) => `${path}/${encodeURIComponent(key)}` as const;

/** All templates; fetched again each time the list opens. */
export const useTemplates = () => useQuery(freshQuery(path));

/** A template with its text; fetched again only when an edition was published, maybe by somebody else. */
export function useTemplate(key: string) {
  return useQuery({ ...apiQuery(pathOf(key), [path, key]), ...droppedOnClose });
}

/** All published editions of a template, newest first. */
export const useTemplateEditions = (key: string): PagedList<TemplateEditionSummary> =>
  usePagedList(`${pathOf(key)}/editions`);

/** The texts of an edition, which never change. */
export function useTemplateEdition(key: string, edition: number) {
  return useQuery({
    ...apiQuery(`${pathOf(key)}/editions/${edition}`, [path, key, edition]),
    ...neverChanges,
  });
}

export const useCheckTemplate = (key: string) =>
  useMutation({
    mutationFn: (body: TemplateText) =>
      requestJson(`${pathOf(key)}/check`, { method: "POST", body }),
  });

/** A text or an edition to try on a sample. */
export type PreviewText = TemplateText | { edition: number };

export const useTemplatePreview = (key: string) =>
  useMutation({
    mutationFn: (body: PreviewRequest) =>
      requestJson(`${pathOf(key)}/preview`, { method: "POST", body }),
  });

export const usePublishTemplate = (key: string) =>
  useApiMutation(
    (body: PublishRequest) => requestJson(`${pathOf(key)}/editions`, { method: "POST", body }),
    {
      invalidates: [
        [path],
        // The forms of this tab write by the published text from now on.
        currentTemplatesQuery.queryKey,
        pagesKey(`${pathOf(key)}/editions`),
      ],
      // Somebody else may have published.
      invalidatesOnError: true,
      // The text in force comes as a new editor, and the present one forgets its draft first.
      awaitsRefetch: false,
    },
  );
