/**
 * pdf.js, which reads what others have written as PDF. Its build for older programs replaces what the language has
 * (`JSON.stringify`, `Array.push`…) by slower functions of its own, which all that runs later in the thread would pay
 * for: here they are put back.
 */
const replaced = [
  [JSON, "parse"],
  [JSON, "stringify"],
  [Array.prototype, "push"],
  [Function.prototype, "toString"],
] as const;

export type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** PDF.js's worker would be loaded with the first document, and replaces them again. It has no types. */
const worker = "pdfjs-dist/legacy/build/pdf.worker.mjs";

/** On its first use: it is half a megabyte that others need not read. */
export async function loadPdfJs() {
  const own = replaced.map(([holder, name]) => Object.getOwnPropertyDescriptor(holder, name));
  const pdfJs = await import("pdfjs-dist/legacy/build/pdf.mjs");
  await import(worker);
  replaced.forEach(([holder, name], index) => {
    const descriptor = own[index];
    if (descriptor) Object.defineProperty(holder, name, descriptor);
  });
  return pdfJs;
}
