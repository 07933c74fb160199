import type { APIRequestContext } from "@playwright/test";
import { builtPages, privatePages } from "@/content/navigation";

/** Every public page: those of the sitemap, and the aliases, which it leaves out. */
export async function listPublicPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? "").pathname,
  );
  const built = builtPages.filter((path) => !privatePages.includes(path));
  return [...new Set([...listed, ...built])].sort();
}
