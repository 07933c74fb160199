/** The code that an owner pastes into a page to show a published document. Strings in, a string out. */
import { escapeText } from "@/lib/engine/writers/html/element";

/** The ways to embed a document; `text` and `script` contain its words. */
export const embedMethods = ["link", "script", "frame", "text", "server", "wordpress"] as const;
export type EmbedMethod = (typeof embedMethods)[number];

export type EmbeddedDocument = {
  publicId: string;
  /** The public page, `https://…/d/{publicId}`. */
  address: string;
  title: string;
  /** The response of `/d/{publicId}/text.html`: the article of the edition in force. */
  article: string;
};

/** Whether the code contains the words themselves, which must be fetched first. */
export const embedsText = (way: EmbedMethod): boolean => way === "text" || way === "script";

/**
 * Returns the code to paste.
 * - `link`: links to our page;
 * - `script`: the current article, and a script that replaces it with the newest edition; without the script the
 * article stays, with its date;
 * - `frame`: our page in a frame, with a script on the owner's page that sets its height;
 * - `text`: only the article, to be pasted again with each edition;
 * - `server`: a line for cron that keeps the article of the edition in force in a file;
 * - `wordpress`: the shortcode of our plugin.
 */
export function embedCode(document: EmbeddedDocument, way: EmbedMethod): string {
  const { publicId, title, article } = document;
  const address = escapeText(document.address);
  switch (way) {
    case "link":
      return `<a href="${address}">${escapeText(title)}</a>`;
    case "text":
      return article.trim();
    case "script":
      return `${article.trim()}\n<script async src="${address}/text.js"></script>`;
    case "frame":
      return `<iframe id="d-${publicId}" src="${address}/frame" title="${escapeText(title)}" width="100%" height="800" frameborder="0"></iframe>
<script>
addEventListener("message", function (event) {
  var frame = document.getElementById("d-${publicId}");
  var told = event.data;
  if (!frame || event.source !== frame.contentWindow) return;
  if (told && told.saitpozakonu === "${publicId}" && told.height > 0) frame.height = told.height;
});
</script>`;
    case "server":
      return `17 4 * * * curl -fsS ${document.address}/text.html -o ${publicId}.new && mv ${publicId}.new ${publicId}.html`;
    case "wordpress":
      return `[saitpozakonu id="${publicId}"]`;
  }
}

/** Links to all documents in one piece, for the footer of every page. */
export function footerCode(documents: readonly { title: string; address: string }[]): string {
  const items = documents.map(
    ({ title, address }) => `  <li><a href="${escapeText(address)}">${escapeText(title)}</a></li>`,
  );
  return `<nav aria-label="Правовые документы">\n<ul>\n${items.join("\n")}\n</ul>\n</nav>`;
}
