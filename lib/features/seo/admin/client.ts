"use client";

import { useQuery } from "@tanstack/react-query";
import type { SeoPage } from "@/lib/features/seo/admin/schema";
import { defaultDescriptionName, defaultTitleName } from "@/lib/features/seo/default-head";
import { freshQuery } from "@/lib/platform/api-client/api-query";
import { refetchedOnOpen } from "@/lib/platform/api-client/cache/freshness";
import { useApiMutation } from "@/lib/platform/api-client/cache/use-api-mutation";
import { fetchSameOrigin, requestJson } from "@/lib/platform/api-client/request";
import { useInitialFormData } from "@/lib/platform/api-client/use-initial-form-data";

const path = "/api/admin/seo";
const pagesQuery = freshQuery(path);
const headKey = (pagePath: string) => [path, pagePath, "head"];

/** All public pages with their edited titles and descriptions, the initial values of the forms. */
export const useSeoPages = () => useInitialFormData(useQuery(pagesQuery));

export const useChangeSeo = () =>
  useApiMutation((body: Omit<SeoPage, "name">) => requestJson(path, { method: "PUT", body }), {
    updates: [
      pagesQuery,
      (pages, saved) => pages.map((page) => (page.path === saved.path ? saved : page)),
    ],
    invalidates: (sent) => [headKey(sent.path)],
  });

/**
 * The current title and description of a page, and its built-in ones: read from the page itself, as a search engine
 * does. `suffix` is what the site adds to every title.
 */
export function usePageHead(pagePath: string) {
  return useQuery({
    queryKey: headKey(pagePath),
    queryFn: async ({ signal }) => {
      const response = await fetchSameOrigin(pagePath, { accept: "text/html", signal });
      const html = new DOMParser().parseFromString(await response.text(), "text/html");
      const meta = (name: string) =>
        html.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? null;
      const shared = html.querySelector('meta[property="og:title"]')?.getAttribute("content");
      // og:title is the title without the suffix of the site.
      const suffix = shared && html.title.startsWith(shared) ? html.title.slice(shared.length) : "";
      const written = shared ?? html.title;
      return {
        suffix,
        own: {
          title: meta(defaultTitleName) ?? written,
          description: meta(defaultDescriptionName) ?? meta("description") ?? "",
        },
      };
    },
    ...refetchedOnOpen,
  });
}
