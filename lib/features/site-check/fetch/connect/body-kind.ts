import { contentTypes } from "@/lib/features/documents/export/formats";

/** What a body is read as. */
export type BodyKind = "html" | "script" | "text" | "pdf" | "docx";

const byType: Record<string, BodyKind> = {
  "text/html": "html",
  "application/xhtml+xml": "html",
  "text/javascript": "script",
  "application/javascript": "script",
  "application/x-javascript": "script",
  "application/ecmascript": "script",
  "text/ecmascript": "script",
  "text/plain": "text",
  "application/pdf": "pdf",
  "application/x-pdf": "pdf",
  [contentTypes.docx]: "docx",
};

const byExtension: Record<string, BodyKind> = {
  js: "script",
  mjs: "script",
  pdf: "pdf",
  docx: "docx",
  txt: "text",
};

/** Types by which servers say that they know none. */
const genericTypes = new Set([
  "",
  "application/octet-stream",
  "application/download",
  "binary/octet-stream",
]);

/**
 * The kind of a body by its `Content-Type`, or by its address if that is unspecific.
 * @returns null when the kind is not among the accepted ones
 */
export function bodyKindOf(
  contentType: string,
  url: URL,
  accepted: readonly BodyKind[],
): BodyKind | null {
  const type = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const extension = /\.([a-z]{2,4})$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? "";
  const declared = genericTypes.has(type) ? byExtension[extension] : byType[type];
  const kind = declared ?? (type === "" ? "html" : null);
  if (kind !== null && accepted.includes(kind)) return kind;
  // Servers that do not know a script's type call it text; a browser runs it all the same.
  if (kind === "text" && accepted.includes("script")) return "script";
  return null;
}

/** Whether a file has the signature of its kind: servers often declare a PDF and send an error page. */
export function hasSignature(kind: BodyKind, bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (kind === "pdf") return head.includes("%PDF-");
  return kind !== "docx" || head.startsWith("PK\u0003\u0004");
}
