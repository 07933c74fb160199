import type { MetadataRoute } from "next";
import { listPublicPages } from "@/lib/seo/public-pages";
import { absoluteUrl } from "@/lib/seo/structured-data";

/** `/sitemap.xml`: canonical addresses only. A date stands where the words have one, never the build's. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listPublicPages().map(({ path, checkedAt }) => ({
    url: absoluteUrl(path),
    ...(checkedAt === null ? {} : { lastModified: checkedAt }),
  }));
}
