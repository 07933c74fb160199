import { contentTypes } from "@/lib/features/documents/export/formats";

/** Which files the check takes: for the route, and for the screen, which names them by their endings. */
export const policyFileTypes = {
  txt: "text/plain",
  html: "text/html",
  docx: contentTypes.docx,
  pdf: "application/pdf",
} as const;

/** Type of those whose sender knows none: what it is the bytes say. */
export const unknownFileType = "application/octet-stream";

export const maxFileBytes = 2 * 1024 * 1024;

/** The type to send a file with: browsers know a file by its ending, and some know no DOCX. */
export function typeOfFile({ name, type }: { name: string; type: string }): string {
  const ending = /\.([a-z]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const known = Object.entries(policyFileTypes).find(
    ([key]) => key === ending.replace(/^htm$/, "html"),
  );
  const types: readonly string[] = Object.values(policyFileTypes);
  return known?.[1] ?? (types.includes(type) ? type : unknownFileType);
}
