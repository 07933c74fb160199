/** The HTML of a text of ours, compiled from Markdown (lib/platform/content/compile). Style: app/styles/prose.css. */
export function TextBody({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words; raw HTML fails the build
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
