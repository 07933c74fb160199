"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { request, requestJson } from "@/lib/api-client/request";
import type { SeoPage } from "@/lib/seo/admin/types";

const path = "/api/admin/seo";

/** All public pages with what was written for their heads. */
export function useSeoPages() {
  return useQuery({
    queryKey: [path],
    queryFn: () => requestJson<SeoPage[]>(path),
    refetchOnMount: "always",
  });
}

export function useChangeSeo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SeoPage) => requestJson<SeoPage>(path, { method: "PUT", body }),
    onSuccess: (saved) =>
      client.setQueryData<SeoPage[]>([path], (pages) =>
        pages?.map((page) => (page.path === saved.path ? saved : page)),
      ),
  });
}

/** What a page's head says now: read from the page itself, as a search engine reads it. */
export function usePageHead(pagePath: string) {
  return useQuery({
    queryKey: ["head", pagePath],
    queryFn: async () => {
      const response = await request(pagePath, { accept: "text/html" });
      const html = new DOMParser().parseFromString(await response.text(), "text/html");
      const description = html.querySelector('meta[name="description"]')?.getAttribute("content");
      return { title: html.title, description: description ?? "" };
    },
    refetchOnMount: "always",
  });
}
