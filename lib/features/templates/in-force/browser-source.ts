import type { TemplateSource } from "@/lib/engine/assemble/write-document";
import type { DocumentLength, DocumentType } from "@/lib/engine/questions/vocabulary/options";
import {
  currentTemplatesQuery,
  editionsPath,
} from "@/lib/features/templates/in-force/current-templates";
import { industryTemplateKey } from "@/lib/features/templates/keys";
import { getQueryClient } from "@/lib/platform/api-client/query-client";
import { requestJson } from "@/lib/platform/api-client/request";
import { loadLaws, shippedSource } from "@/lib/platform/content/templates";

/** Several previews that open one after another ask once. */
const freshMs = 60_000;

/**
 * The template by which the server would write these answers, for the browser: the operator's edition, else
 * the chunk of the build. Asks once; without a response the chunk is used, so that a form that was opened
 * goes on showing its document offline.
 * @param length The only one that is going to be written by it.
 * @throws DomainError VALIDATION (field `templateId`); ApiError when the changed template cannot be fetched.
 */
export async function fetchTemplateSource(
  type: DocumentType,
  templateId: string | null | undefined,
  length: DocumentLength,
): Promise<TemplateSource> {
  const current = await getQueryClient()
    .query({ ...currentTemplatesQuery, staleTime: freshMs })
    .catch(() => null);
  const wanted = templateId ? industryTemplateKey(templateId) : type;
  const changed = current?.changed.find(({ key }) => key === wanted);
  if (!changed) return shippedSource(type, templateId, length);
  const { template, industryTemplate } = await fetchChanged(changed.key, changed.revision);
  return { type, template, industryTemplate, laws: await loadLaws() };
}

/** A revision never changes, and a form that shows it may be open for hours. */
const fetchChanged = (key: string, revision: string) =>
  getQueryClient().query({
    queryKey: [editionsPath, key, revision],
    queryFn: () => requestJson(`${editionsPath}/${encodeURIComponent(key)}`),
    staleTime: "static",
    gcTime: Number.POSITIVE_INFINITY,
  });
