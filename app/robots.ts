import type { MetadataRoute } from "next";
import { privatePages } from "@/content/navigation";
import { absoluteUrl } from "@/lib/features/seo/structured-data";

/**
 * Public pages are open to all robots. Of the others only pages that show nothing without a session are disallowed;
 * sign-in pages may be crawled, and their own metadata tells robots what to do with them.
 */
export default function robots(): MetadataRoute.Robots {
  const open = ["/auth", "/login", "/register"];
  const closed = privatePages.filter((path) => !open.includes(path));
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", ...closed] },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
