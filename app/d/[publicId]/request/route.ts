import { publicParams } from "@/lib/features/documents/publication/schema";
import { formErrorPage, openForm, sendForm } from "@/lib/features/requests/public-form/operations";
import { rawPublicForm } from "@/lib/features/requests/public-form/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits, publicCallLimit } from "@/lib/platform/http/limits/limits";
import { errorPageResponse, formPageResponse } from "@/lib/platform/http/responses/public-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** The form for a data subject's request to the operator, if the owner has switched it on. */
  GET: defineRoute({
    access: "public",
    limit: publicCallLimit("public-document"),
    params: publicParams,
    handle: async ({ params }) =>
      formPageResponse(await openForm(await getDatabase(), params.publicId), 200),
    errorPage: (error, requestId) => errorPageResponse(formErrorPage(error, requestId)),
  }),

  /** Takes the form as a browser without scripts sends it: 200 with the next step, 400 with the form and its errors. */
  POST: defineRoute({
    access: "public",
    limit: limits.askOperator,
    form: true,
    params: publicParams,
    body: rawPublicForm,
    handle: async ({ params, body, now }) => {
      const options = { ...params, typed: body };
      const { page, status } = await sendForm(await getDatabase(), options, now);
      return formPageResponse(page, status);
    },
    errorPage: (error, requestId) => errorPageResponse(formErrorPage(error, requestId)),
  }),
});
