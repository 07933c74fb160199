import { notFound } from "next/navigation";
import { isId, placeholderId } from "@/lib/core/ids";

/** The id of a page under `[id]`. A malformed one is a 404, as an unknown one is by the answer of the API. */
export async function readPageId(params: Promise<{ id: string }>): Promise<string> {
  const { id } = await params;
  if (!isId(id)) notFound();
  return id;
}

/**
 * `generateStaticParams` of such a page: the build renders one to collect its styles (`server/critical-styles.mjs`).
 * Other ids are rendered on first request and cached; pages hold no data of the user (decision 0017).
 */
export const placeholderIds = () => [{ id: placeholderId }];
