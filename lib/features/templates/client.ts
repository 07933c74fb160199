"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  EditedTemplate,
  ListedTemplate,
  PublishedEdition,
  TemplateCheck,
  TemplateEdition,
  TemplateEditionSummary,
  TemplatePreview,
  TemplateText,
} from "@/lib/features/templates/responses";
import { requestJson } from "@/lib/platform/api-client/request";
import { type PagedList, usePagedList } from "@/lib/platform/api-client/use-paged-list";

const path = "/api/admin/templates";
const pathOf = (key: string, more = "") => `${path}/${encodeURIComponent(key)}${more}`;

/** All templates; fetched again each time the list opens. */
export function useTemplates() {
  return useQuery({
    queryKey: [path],
    queryFn: () => requestJson<ListedTemplate[]>(path),
    refetchOnMount: "always",
  });
}

/** A template with its text. Never refetched automatically: that would overwrite what is being typed. */
export function useTemplate(key: string) {
  return useQuery({
    queryKey: ["template", key],
    queryFn: () => requestJson<EditedTemplate>(pathOf(key)),
    gcTime: 0,
  });
}

/** All published editions of a template, newest first. */
export const useTemplateEditions = (key: string): PagedList<TemplateEditionSummary> =>
  usePagedList<TemplateEditionSummary>(pathOf(key, "/editions"));

/** The texts of an edition, which never change; null asks for none. */
export function useTemplateEdition(key: string, edition: number | null) {
  return useQuery({
    queryKey: [pathOf(key, "/edition"), edition],
    queryFn: () => requestJson<TemplateEdition>(pathOf(key, `/editions/${edition}`)),
    enabled: edition !== null,
  });
}

export const useCheckTemplate = (key: string) =>
  useMutation({
    mutationFn: (body: TemplateText) =>
      requestJson<TemplateCheck>(pathOf(key, "/check"), { method: "POST", body }),
  });

/** A text or an edition to try on a sample. */
export type TriedText = TemplateText | { edition: number };

export const useTemplatePreview = (key: string) =>
  useMutation({
    mutationFn: (body: TriedText & { sample: string }) =>
      requestJson<TemplatePreview>(pathOf(key, "/preview"), { method: "POST", body }),
  });

export function usePublishTemplate(key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { after: number; note: string } & (TemplateText | { restore: number })) =>
      requestJson<PublishedEdition>(pathOf(key, "/editions"), { method: "POST", body }),
    onSuccess: () =>
      Promise.all(
        [path, pathOf(key, "/editions")].map((queryKey) =>
          client.invalidateQueries({ queryKey: [queryKey] }),
        ),
      ),
  });
}
