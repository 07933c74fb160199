import * as formRoute from "@/app/d/[publicId]/request/route";
import { call } from "@/tests/support/api/calls/api-call";

const pathOf = (publicId: string) => `/d/${publicId}/request`;

/** The empty form of a public page. */
export const openPublicForm = (publicId: string) =>
  call(formRoute.GET, pathOf(publicId), { params: { publicId } });

/** Sends it as a browser without scripts does. */
export const sendPublicForm = (
  publicId: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  call(formRoute.POST, pathOf(publicId), {
    method: "POST",
    params: { publicId },
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
