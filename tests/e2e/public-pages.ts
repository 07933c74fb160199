import type { APIRequestContext } from "@playwright/test";
import { builtPages } from "@/content/navigation";

/** Pages that are somebody's own: they have no place in a search and need a session to show more. */
const ownPages = [
  "/auth",
  "/dashboard",
  "/documents",
  "/documents/item",
  "/login",
  "/notifications",
  "/register",
  "/settings",
];

/** Addresses of single texts and examples, as the sitemap has them: their layout is one for all. */
export const isOneOfMany = (path: string) => /^\/(articles|news|blog|examples)\/./.test(path);

/** Every public page: those of the sitemap, and the aliases, which it leaves out. */
export async function listPublicPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? "").pathname,
  );
  const built = builtPages.filter((path) => !ownPages.includes(path) && !path.includes("["));
  return [...new Set([...listed, ...built])].sort();
}
