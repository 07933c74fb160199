import { fieldError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { maxTextLength } from "@/lib/features/rich-text/messages";
import { isUniqueViolation } from "@/lib/platform/db/errors";
import { latinName } from "@/lib/russian/transliterate";

/** Makes a URL segment from a title; a unique random one for a title without letters and digits. */
export const createSlug = (title: string): string =>
  latinName(title).slice(0, maxTextLength.slug).replace(/-+$/, "") ||
  `zapis-${newId().slice(0, 8)}`;

/** The CONFLICT error of the field `slug`: another text or a page of the site has it. */
export const slugConflict = (message: string, cause?: unknown) =>
  fieldError("slug", message, { code: "CONFLICT", cause });

/**
 * Runs a write and turns a violation of the unique slug into a message.
 * @returns the result of `work`.
 * @throws DomainError CONFLICT with `message` when the slug is taken.
 */
export async function rethrowAsSlugConflict<T>(work: Promise<T>, message: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isUniqueViolation(error, "slug")) throw error;
    throw slugConflict(message, error);
  }
}
