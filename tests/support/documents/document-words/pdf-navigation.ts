/** Navigation targets of a PDF: bookmarks with their children, and links between pages. */

import { loadPdfJs } from "@/lib/platform/pdf/pdf-js";
import {
  type PdfDict,
  PdfFile,
  PdfRef,
  type PdfValue,
  pdfText,
} from "@/tests/support/documents/document-words/pdf-objects";

const { getDocument } = await loadPdfJs();

export type PdfBookmark = { title: string; children: PdfBookmark[] };

/** @throws Error when an item with children lacks their count: readers then hide them. */
export function readPdfBookmarks(bytes: Uint8Array): PdfBookmark[] {
  const file = new PdfFile(bytes);
  const read = (parent: PdfDict): PdfBookmark[] => {
    const bookmarks: PdfBookmark[] = [];
    let item: PdfValue | undefined = parent.get("First");
    while (item instanceof PdfRef) {
      const entry = file.dict(item);
      const inside = read(entry);
      const title = pdfText(entry.get("Title"));
      if (inside.length > 0 && Math.abs(Number(entry.get("Count"))) !== inside.length) {
        throw new Error(`«${title}» does not count what is inside of it`);
      }
      bookmarks.push({ title, children: inside });
      item = entry.get("Next");
    }
    return bookmarks;
  };
  return read(file.dict(file.catalog.get("Outlines")));
}

/** A link to a page of the same file; pages count from 1. */
export type PdfLink = { page: number; toPage: number };

/** The links between pages, in order. @throws Error when one leads nowhere. */
export async function readPdfLinks(bytes: Uint8Array): Promise<PdfLink[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const links: PdfLink[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    for (const annotation of await (await document.getPage(page)).getAnnotations()) {
      if (annotation.subtype !== "Link" || typeof annotation.dest !== "string") continue;
      const destination = await document.getDestination(annotation.dest);
      if (!destination) throw new Error(`No destination «${annotation.dest}»`);
      links.push({ page, toPage: (await document.getPageIndex(destination[0])) + 1 });
    }
  }
  await task.destroy();
  return links;
}

/** The words of each page, in drawing order. */
export async function readPdfPages(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  await task.destroy();
  return pages;
}
