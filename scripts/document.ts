/**
 * `npm run document`: every format of a document from a profile, without a server or a database. For agencies that make
 * documents for many sites, and for us. Run through `run-command.mjs`.
 */
import { closeExportThreads } from "@/lib/features/documents/export/export-pool";
import { writeDocumentFiles } from "./shared/document-files";

process.exitCode = await writeDocumentFiles(process.argv.slice(2), {
  // Paths are relative to where the command was typed, not to the project's root.
  folder: process.env.INIT_CWD ?? process.cwd(),
  print: console.log,
  warn: console.warn,
});
await closeExportThreads();
