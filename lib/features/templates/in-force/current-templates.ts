import { queryOptions } from "@tanstack/react-query";
import { requestJson } from "@/lib/platform/api-client/request";

/** The address of the operator's editions of templates. */
export const editionsPath = "/api/template-editions";

/** Where the browser keeps them. */
export const templateEditionKeys = {
  /** Which templates have one. */
  inForce: [editionsPath],
  /** The text of one, below `inForce`; it never changes, so what refreshes that leaves it. */
  text: (templateKey: string, revision: string) => [editionsPath, templateKey, revision] as const,
} as const;

/**
 * Which templates an operator has changed. Not cancelled with the form: a preview that waits for it would be written
 * by the build's template.
 */
export const currentTemplatesQuery = queryOptions({
  queryKey: templateEditionKeys.inForce,
  queryFn: () => requestJson(editionsPath),
});
