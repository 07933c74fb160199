/**
 * DOCX and PDF are written in a thread of the export pool, under its memory limits; they are timed in a thread with the
 * same options, and docxtemplater next to them.
 */
import { parentPort } from "node:worker_threads";
import { openDocxTemplate } from "@/bench/documents/docxtemplater";
import { openDocumentType } from "@/bench/documents/open-document-type";
import { alternate, median } from "@/bench/shared/measure";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { writeDocx } from "@/lib/engine/writers/docx";
import { writePdf } from "@/lib/engine/writers/pdf";
import { wordsOfDocx } from "@/tests/support/documents/document-words";

export type FileTimes = { docx: number; docxtemplater: number; pdf: number };

const { answers, make } = await openDocumentType("privacy");
const form = () => make(documentAnswersSchema.parse(answers), "final");

const fill = await openDocxTemplate(form());
const [own, filled] = [await writeDocx(form()), fill()].map(wordsOfDocx);
if (own?.join(" ") !== filled?.join(" ")) throw new Error("docxtemplater made another text");

const files = await alternate({ docx: () => writeDocx(form()), docxtemplater: fill });
const times: FileTimes = { ...files, pdf: await median(() => writePdf(form())) };
parentPort?.postMessage(times);
