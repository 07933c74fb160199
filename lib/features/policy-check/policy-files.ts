import { contentTypes } from "@/lib/features/documents/export/formats";

/** The files that the check accepts: for the route, and for the screen, which shows their extensions. */
export const policyFileTypes = {
  txt: "text/plain",
  html: "text/html",
  docx: contentTypes.docx,
  pdf: "application/pdf",
} as const;

/** The type for files whose sender knows none: their bytes decide. */
export const unknownFileType = "application/octet-stream";

export const maxFileBytes = 2 * 1024 * 1024;

/** The type to send a file with: browsers determine it by the extension, and some do not know DOCX. */
export function typeOfFile({ name, type }: { name: string; type: string }): string {
  const ending = /\.([a-z]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const known = Object.entries(policyFileTypes).find(
    ([key]) => key === ending.replace(/^htm$/, "html"),
  );
  const types: readonly string[] = Object.values(policyFileTypes);
  return known?.[1] ?? (types.includes(type) ? type : unknownFileType);
}
