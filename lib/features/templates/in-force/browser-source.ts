import type { TemplateSource } from "@/lib/engine/assemble/write-document";
import type { DocumentLength, DocumentType } from "@/lib/engine/questions/vocabulary/options";
import { industryTemplateKey } from "@/lib/features/templates/catalogue";
import {
  currentTemplatesQuery,
  editionsPath,
  templateEditionKeys,
} from "@/lib/features/templates/in-force/current-templates";
import { freshFor, neverChanges, neverDropped } from "@/lib/platform/api-client/cache/freshness";
import { getQueryClient } from "@/lib/platform/api-client/cache/query-client";
import { requestJson } from "@/lib/platform/api-client/request";
import { loadLaws, shippedSource } from "@/lib/platform/content/templates";

/** Several previews opened one after another make one request. */
const oneMinute = 60_000;

/**
 * The template that the server would use for these answers, for the browser: the operator's edition, otherwise the
 * chunk of the build. One request; without a response the chunk is used, so that an open form still shows its document
 * offline.
 * @param length the only one that will be written.
 * @throws DomainError VALIDATION (field `templateId`); ApiError when the changed template cannot be fetched.
 */
export async function fetchTemplateSource(
  type: DocumentType,
  templateId: string | null | undefined,
  length: DocumentLength,
): Promise<TemplateSource> {
  const current = await getQueryClient()
    .query({ ...currentTemplatesQuery, ...freshFor(oneMinute) })
    .catch(() => null);
  const templateKey = templateId ? industryTemplateKey(templateId) : type;
  const changed = current?.changed.find(({ key }) => key === templateKey);
  if (!changed) return shippedSource(type, templateId, length);
  const { template, industryTemplate } = await fetchChanged(changed.key, changed.revision);
  return { type, template, industryTemplate, laws: await loadLaws() };
}

/** A revision never changes, and a form that shows it may be open for hours. */
const fetchChanged = (key: string, revision: string) =>
  getQueryClient().query({
    queryKey: templateEditionKeys.text(key, revision),
    queryFn: () => requestJson(`${editionsPath}/${encodeURIComponent(key)}`),
    ...neverChanges,
    ...neverDropped,
  });
