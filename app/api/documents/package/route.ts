import { environment } from "@/lib/config/environment";
import { getDatabase } from "@/lib/db/client";
import { createdPackageAnswer } from "@/lib/documents/package/answers";
import { createPackage } from "@/lib/documents/package/operations";
import { packageSchema } from "@/lib/documents/package/schema";
import { defineMethods } from "@/lib/http/define-methods";
import { defineRoute } from "@/lib/http/define-route";
import { limits } from "@/lib/http/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** `{documents, leftOut}`: 201 when at least one was made, 200 when every one was refused. */
  POST: defineRoute({
    access: "user",
    limit: limits.createDocument,
    summary: "Составить несколько документов по одним ответам",
    answer: createdPackageAnswer,
    status: [200, 201],
    apiKey: true,

    body: packageSchema,
    handle: async ({ visitor, body, now }) => {
      const { requireEmailConfirmation } = environment();
      const settings = { now, requireEmailConfirmation };
      const created = await createPackage(await getDatabase(), visitor, body, settings);
      return Response.json(created, { status: created.documents.length > 0 ? 201 : 200 });
    },
  }),
});
