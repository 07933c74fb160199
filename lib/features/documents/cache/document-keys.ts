import { wholeListKey } from "@/lib/platform/api-client/list-keys";

const path = "/api/documents";

/** What is fetched of one document. */
type DocumentPart =
  /** With its answers: one edition, by its number, or the newest one. */
  | "text"
  | "draft"
  /** One edition as a page of HTML. */
  | "view"
  | "editions"
  | "comparison"
  | "publication"
  | "qr"
  /** The changes of law that it does not follow yet (`lib/features/law-watch`). */
  | "law-notices"
  /** The links for a lawyer, and one of them with its remarks (`lib/features/lawyer-review`). */
  | "lawyer-links";

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
