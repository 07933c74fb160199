import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/features/seo/structured-data";

/**
 * Robots may fetch every page. Pages of the cabinet and of the panel say `noindex` in their head, which a robot that may
 * not fetch them would never read: it would list their bare address wherever a link leads to it. They show nothing
 * without a session, so fetching them gives nothing away. The API has no head, and nothing for a search.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/"] },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
