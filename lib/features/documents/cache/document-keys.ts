import type { ReadsBelow } from "@/lib/platform/api-client/api-calls";
import { wholeListKey } from "@/lib/platform/api-client/cache/list-keys";

const path = "/api/documents";

/**
 * What is fetched of one document: the reads below its path, as `npm run api` finds them, and names for two reads of the
 * path itself. `text` is the document with its answers: one edition, by its number, or the newest one.
 */
type DocumentPart = "text" | "draft" | ReadsBelow<`${typeof path}/${string}`>;

/**
 * Where the browser keeps what it has fetched of the documents. No key is a prefix of another one, except that of a
 * document, which is the prefix of all its parts.
 */
export const documentKeys = {
  list: wholeListKey(path),
  /** The documents that require an update (`lib/features/law-watch`). */
  marked: [path, "law-notices"],
  one: (id: string | undefined) => [path, id] as const,
  /** Below the key of the document: what refreshes that refreshes all of its parts. */
  part: (
    id: string | undefined,
    name: DocumentPart,
    ...rest: readonly (string | number | null)[]
  ) => [path, id, name, ...rest] as const,
} as const;
