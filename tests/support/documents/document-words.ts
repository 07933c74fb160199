/**
 * The words of a written document, in order, read from each format by a parser independent of our writers: the test of
 * «all formats say the same». Numbers of sections and clauses are words (in DOCX as Word would count them); page
 * numbers, footers and bullets are not, nor is a table of contents, which repeats the headings on paper only.
 */
import { extractDocxText } from "@/tests/support/documents/document-words/docx";
import { extractHtmlText } from "@/tests/support/documents/document-words/html";
import { extractMarkdownText } from "@/tests/support/documents/document-words/markdown";
import { extractPdfText } from "@/tests/support/documents/document-words/pdf";
import { textPart, toWords } from "@/tests/support/documents/document-words/text-part";

/** Returns the words of a `.txt` file. */
export function wordsOfText(text: string): string[] {
  // A line to write on by hand is drawn by the other formats.
  return toWords([textPart(text.replace(/─+/g, ""))]);
}

/** Returns the words of a page or a fragment. */
export function wordsOfHtml(html: string): string[] {
  return toWords(extractHtmlText(html));
}

/** As GitHub renders it. */
export function wordsOfMarkdown(markdown: string): string[] {
  return toWords(extractMarkdownText(markdown));
}

/** Returns the words of `word/document.xml`; every part of the package must be well-formed. */
export function wordsOfDocx(bytes: Uint8Array): string[] {
  return toWords(extractDocxText(bytes));
}

/** The words of the structure tree and the text layer. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<string[]> {
  return toWords(await extractPdfText(bytes, { withContents: false }));
}
