import { z } from "zod";
import { errorCodes } from "@/lib/core/errors";
import { consentPurposes, documentTypes, keysOf } from "@/lib/engine/questions/options";
import { identifier } from "@/lib/platform/http/response-schemas";

const item = {
  type: z.enum(documentTypes),
  consentPurpose: z.enum(keysOf(consentPurposes)).optional(),
};

/** A document of the package that was not made, and why. */
const leftOut = z.strictObject({ ...item, code: z.enum(errorCodes), message: z.string() });

export const createdPackageResponse = z.strictObject({
  documents: z.array(z.strictObject({ ...item, id: identifier, name: z.string() })),
  leftOut: z.array(leftOut),
});

/** The answer of `POST /api/documents/package`: what was made stays, whatever became of the rest. */
export type CreatedPackage = z.output<typeof createdPackageResponse>;
