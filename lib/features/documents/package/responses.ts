import { z } from "zod";
import { errorCodes } from "@/lib/core/error-codes";
import { consentPurposes, documentTypes, keysOf } from "@/lib/engine/questions/options";
import type { CreatedPackage } from "@/lib/features/documents/package/types";
import { identifier } from "@/lib/platform/http/response-schemas";

const item = {
  type: z.enum(documentTypes),
  consentPurpose: z.enum(keysOf(consentPurposes)).optional(),
};

export const createdPackageResponse = z.strictObject({
  documents: z.array(z.strictObject({ ...item, id: identifier, name: z.string() })),
  leftOut: z.array(z.strictObject({ ...item, code: z.enum(errorCodes), message: z.string() })),
}) satisfies z.ZodType<CreatedPackage>;
