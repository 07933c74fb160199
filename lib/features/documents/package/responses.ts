import { z } from "zod";
import { errorCodes } from "@/lib/core/error-codes";
import { consentPurposes, documentTypes, keysOf } from "@/lib/engine/questions/vocabulary/options";
import { identifier } from "@/lib/platform/http/responses/response-schemas";

/** A `PackageItem`. */
const item = z.strictObject({
  type: z.enum(documentTypes),
  consentPurpose: z.enum(keysOf(consentPurposes)).optional(),
});

export const createdPackageResponse = z.strictObject({
  documents: z.array(item.extend({ id: identifier, name: z.string() })),
  /** The documents that were not created, each with the reason. */
  leftOut: z.array(item.extend({ code: z.enum(errorCodes), message: z.string() })),
});

/** The response of `POST /api/documents/package`: created documents stay, even if others were rejected. */
export type CreatedPackage = z.output<typeof createdPackageResponse>;
