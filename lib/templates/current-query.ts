import { requestJson } from "@/lib/api-client/request";
import type { CurrentTemplates } from "@/lib/templates/types";

/** Where an operator's editions of templates are asked for. */
export const editionsPath = "/api/template-editions";

/** Which templates an operator has changed. Apart from what opens one: that brings the engine. */
export const currentTemplatesQuery = {
  queryKey: [editionsPath],
  queryFn: () => requestJson<CurrentTemplates>(editionsPath),
} as const;
