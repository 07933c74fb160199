import type { StructuredData as Data } from "@/lib/features/seo/structured-data";

/** JSON-LD for search engines: a block of data, which no script policy concerns. */
export function StructuredData({ data }: { data: Data }) {
  // «<» would let a text close the element and begin another.
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll(
    "<",
    "\\u003c",
  );
  return (
    <script
      type="application/ld+json"
      // On a screen that the browser renders too, it does not know the site's own address: what the server wrote holds.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with «<» escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
