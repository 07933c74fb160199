import type { MetadataRoute } from "next";
import { listPublicPages } from "@/lib/features/seo/public-pages";
import { absoluteUrl } from "@/lib/features/seo/structured-data";

/** Every canonical public page, with a date if its text has one. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return (await listPublicPages()).map(({ path, changedOn }) => ({
    url: absoluteUrl(path),
    ...(changedOn && { lastModified: changedOn }),
  }));
}
