import { formatMarginNorms } from "@/components/documents/clause-norms";
import {
  type PreviewPart,
  previewIdPrefix,
  toParts,
} from "@/components/documents/preview/preview-parts";
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
  /** Blocks of the tree as markup, for a view that renews only what has changed. */
  parts: PreviewPart[];
};

/** Which edition the document will be, and from when. */
export type PreviewEdition = { date: IsoDate; edition: number };

export type PreviewWriter = {
  /** Of the documents that it writes: answers with another length need another writer. */
  length: DocumentLength;
  /** The document as far as it is known. */
  write: (answers: AnswersDraft, edition: PreviewEdition) => WrittenPreview;
  /** The places that the owner's custom clauses may take in it. */
  listPlaces: (answers: AnswersDraft, edition: PreviewEdition) => SectionPlace[];
};

/**
 * The same engine as on the server, in the browser, for one type of document or one industry template, in one length.
 * Everything is fetched here, once: writing itself asks for nothing. Load this module lazily: the engine comes
 * with it.
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
