import type { MetadataRoute } from "next";
import { ownPages } from "@/content/aliases";
import { absoluteUrl } from "@/lib/seo/structured-data";

/**
 * `/robots.txt`: what would only waste a crawler's time. It hides nothing: owners' published documents
 * (`/d/`) say `noindex` themselves, and a page that is disallowed here could not.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/admin", ...ownPages] },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
