import { getQueryClient } from "@/lib/api-client/query-client";
import { requestJson } from "@/lib/api-client/request";
import { openTemplate } from "@/lib/content/extended-templates";
import { type OpenedTemplate, toOpened } from "@/lib/content/open-template";
import { loadLaws } from "@/lib/content/templates";
import type { DocumentType } from "@/lib/engine/answers/options";
import { currentTemplatesQuery, editionsPath } from "@/lib/templates/current-query";
import { extendedKey } from "@/lib/templates/keys";
import type { CurrentTemplate } from "@/lib/templates/types";

/** Several previews that open one after another ask once. */
const freshMs = 60_000;

/**
 * Opens in the browser the template by which the server would write these answers: the operator's edition,
 * else the chunk of the build. Asks once; without an answer the chunk has to do, so that a form that was
 * opened goes on showing its document offline.
 * @throws DomainError VALIDATION (field `templateId`); ApiError when the changed template does not come.
 */
export async function openInBrowser(
  type: DocumentType,
  templateId: string | null | undefined,
): Promise<OpenedTemplate> {
  const client = getQueryClient();
  const current = await client
    .fetchQuery({ ...currentTemplatesQuery, staleTime: freshMs })
    .catch(() => null);
  const wanted = templateId ? extendedKey(templateId) : type;
  const changed = current?.changed.find(({ key }) => key === wanted);
  if (!changed) return openTemplate(type, templateId);
  const template = await client.fetchQuery({
    queryKey: [editionsPath, changed.key, changed.revision],
    queryFn: () =>
      requestJson<CurrentTemplate>(`${editionsPath}/${encodeURIComponent(changed.key)}`),
  });
  return toOpened(template, await loadLaws());
}
