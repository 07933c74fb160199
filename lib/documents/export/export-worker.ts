/** Runs in a worker thread: a long PDF takes a tenth of a second in which nobody else is served. */
import { move } from "piscina";
import { never } from "@/lib/core/invariant";
import type { DocumentTree } from "@/lib/engine/tree/document";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writePdf } from "@/lib/engine/writers/pdf";

export type ExportTask = { tree: DocumentTree; format: "docx" | "pdf" };

/** The bytes of the file, handed over without a copy. */
export default async function run(task: ExportTask): Promise<ReturnType<typeof move>> {
  return move(await write(task));
}

function write({ tree, format }: ExportTask): Promise<Uint8Array> {
  switch (format) {
    case "docx":
      return writeDocx(tree);
    case "pdf":
      return writePdf(tree);
    default:
      return never(format, "format");
  }
}
