import { queryOptions } from "@tanstack/react-query";
import { requestJson } from "@/lib/platform/api-client/request";

/** The address of the operator's editions of templates. */
export const editionsPath = "/api/template-editions";

/**
 * Which templates an operator has changed. Not cancelled with the form: a preview that waits for it would be written
 * by the build's template.
 */
export const currentTemplatesQuery = queryOptions({
  queryKey: [editionsPath],
  queryFn: () => requestJson(editionsPath),
});
