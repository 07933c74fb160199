import { requestJson } from "@/lib/api-client/request";
import { openTemplate } from "@/lib/content/extended-templates";
import { type OpenedTemplate, toOpened } from "@/lib/content/open-template";
import { loadLaws } from "@/lib/content/templates";
import type { DocumentType } from "@/lib/engine/answers/options";
import { askCurrentTemplates, editionsPath } from "@/lib/templates/ask-current";
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
  const current = await askCurrentTemplates(freshMs).catch(() => null);
  const wanted = templateId ? extendedKey(templateId) : type;
  const changed = current?.changed.find(({ key }) => key === wanted);
  if (!changed) return openTemplate(type, templateId);
  return toOpened(await fetchChanged(changed.key, changed.revision), await loadLaws());
}

/** A revision never changes. */
const fetched = new Map<string, Promise<CurrentTemplate>>();

function fetchChanged(key: string, revision: unknown): Promise<CurrentTemplate> {
  const name = `${key}@${revision}`;
  const before = fetched.get(name);
  if (before) return before;
  const fetching = requestJson<CurrentTemplate>(`${editionsPath}/${encodeURIComponent(key)}`);
  fetched.set(name, fetching);
  // Another preview tries again.
  fetching.catch(() => fetched.delete(name));
  return fetching;
}
