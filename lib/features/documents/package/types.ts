import type { ErrorCode } from "@/lib/core/error-codes";
import type { PackageItem } from "@/lib/features/documents/package/package-item";
import type { DocumentSummary } from "@/lib/features/documents/types";

/** A document of the package that was not made, and why. */
export type LeftOut = PackageItem & { code: ErrorCode; message: string };

/** The answer of `POST /api/documents/package`: what was made stays, whatever became of the rest. */
export type CreatedPackage = {
  documents: (Pick<DocumentSummary, "id" | "name" | "type"> & PackageItem)[];
  leftOut: LeftOut[];
};
