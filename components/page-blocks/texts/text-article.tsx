import { TextContents } from "@/components/page-blocks/texts/text-contents";
import type { Text } from "@/lib/platform/content/published-text";

/** An article: its body, with the table of contents next to it or, on a narrow screen, above it. */
export function TextArticle({ text }: { text: Pick<Text, "title" | "html" | "headings"> }) {
  return (
    <div className="gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="lg:order-2">
        <TextContents headings={text.headings} />
      </div>
      <article aria-label={text.title} className="min-w-0">
        <TextBody html={text.html} />
      </article>
    </div>
  );
}

/** The HTML of a built-in text, compiled from Markdown (lib/platform/content/compile). Style: app/styles/prose.css. */
function TextBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words; raw HTML fails the build
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
