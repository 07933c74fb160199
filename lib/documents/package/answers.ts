import { z } from "zod";
import { errorCodes } from "@/lib/core/errors";
import type { CreatedPackage } from "@/lib/documents/package/types";
import { consentPurposes, documentTypes, keysOf } from "@/lib/engine/answers/options";
import { identifier } from "@/lib/http/answer-schemas";

const item = {
  type: z.enum(documentTypes),
  consentPurpose: z.enum(keysOf(consentPurposes)).optional(),
};

export const createdPackageAnswer = z.strictObject({
  documents: z.array(z.strictObject({ ...item, id: identifier, name: z.string() })),
  leftOut: z.array(z.strictObject({ ...item, code: z.enum(errorCodes), message: z.string() })),
}) satisfies z.ZodType<CreatedPackage>;
