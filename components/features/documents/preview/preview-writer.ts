import { formatMarginNorms } from "@/components/features/documents/clause-norms";
import {
  type PreviewPart,
  previewIdPrefix,
  toParts,
} from "@/components/features/documents/preview/preview-parts";
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { writeDocument } from "@/lib/engine/assemble/write-document";
import { listReplaceable, type SectionPlace } from "@/lib/engine/custom-clauses/list-places";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { customClausesField } from "@/lib/engine/questions/custom-clauses";
import type { DocumentLength, DocumentType } from "@/lib/engine/questions/vocabulary/options";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeHtmlBlocks } from "@/lib/engine/writers/html";
import { fetchTemplateSource } from "@/lib/features/templates/in-force/browser-source";

export type WrittenPreview = {
  tree: DocumentTree;
  /** Blocks of the tree as markup, for a view that updates only what has changed. */
  parts: PreviewPart[];
};

/** The number of the document's edition, and its first day. */
export type PreviewEdition = { date: IsoDate; edition: number };

export type PreviewWriter = {
  /** Length of the documents it writes: answers with another length need another writer. */
  length: DocumentLength;
  /** The document from the answers so far. */
  write: (answers: AnswersDraft, edition: PreviewEdition) => WrittenPreview;
  /** Places in it where the owner's custom clauses may go. */
  listPlaces: (answers: AnswersDraft, edition: PreviewEdition) => SectionPlace[];
};

/**
 * The server's engine in the browser, for one type of document or one industry template, in one length. Everything is
 * fetched once, here; writing itself makes no requests. Load this module lazily: it brings the engine with it.
 */
export async function loadPreviewWriter(
  documentType: DocumentType,
  length: DocumentLength,
  templateId?: string | null,
): Promise<PreviewWriter> {
  const source = await fetchTemplateSource(documentType, templateId, length);
  const writeTree = (answers: AnswersDraft, edition: PreviewEdition): DocumentTree =>
    writeDocument(source, answers, { ...edition, mode: "preview" }).tree;
  return {
    length,
    write(answers, edition) {
      const tree = writeTree(answers, edition);
      const markups = writeHtmlBlocks(tree, { idPrefix: previewIdPrefix, titleLevel: 3 });
      return { tree, parts: toParts(tree.blocks, markups.map(formatMarginNorms)) };
    },
    listPlaces: (answers, edition) =>
      listReplaceable(writeTree({ ...answers, [customClausesField]: null }, edition)),
  };
}
