import type { MetadataRoute } from "next";
import { privatePages } from "@/content/navigation";
import { absoluteUrl } from "@/lib/features/seo/structured-data";

/**
 * Public pages are open to all. Of the others only those are named that show nothing without a session:
 * a page of sign-in may be read, and says itself what it is.
 */
export default function robots(): MetadataRoute.Robots {
  const open = ["/auth", "/login", "/register"];
  const closed = privatePages.filter((path) => !open.includes(path));
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", ...closed] },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
