import type { StructuredData as Data } from "@/lib/features/seo/structured-data";

/** JSON-LD for search engines: a data block, to which script policies do not apply. */
export function StructuredData({ data }: { data: Data }) {
  // An unescaped «<» would let a text close the element and open another.
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll(
    "<",
    "\\u003c",
  );
  return (
    <script
      type="application/ld+json"
      // On a screen also rendered in the browser, which does not know the site's address, keep the server's value.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with «<» escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
