/** Runs in a worker thread: a long PDF takes a tenth of a second and would block all other requests. */
import { move } from "piscina";
import { assertNever } from "@/lib/core/invariant";
import { writeDocx } from "@/lib/engine/writers/docx";
import { type WritePdfOptions, writePdf } from "@/lib/engine/writers/pdf";
import type { PrintedText } from "@/lib/engine/writers/shared/document-metadata";

export type ExportTask =
  | { tree: PrintedText; format: "docx" }
  | ({ tree: PrintedText; format: "pdf" } & WritePdfOptions);

/** Returns the bytes of the file, transferred without a copy. */
export default async function run(task: ExportTask): Promise<ReturnType<typeof move>> {
  return move(await write(task));
}

function write(task: ExportTask): Promise<Uint8Array> {
  switch (task.format) {
    case "docx":
      return writeDocx(task.tree);
    case "pdf":
      return writePdf(task.tree, task);
    default:
      return assertNever(task, "format");
  }
}
