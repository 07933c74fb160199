/** The choice of this browser: a cookie of the site and a copy in `localStorage`, in case one of them is cleared. */

import type { BannerConfig, Choice } from "@/lib/tools/cookie-banner/runtime/config";
import type { BannerCategory } from "@/lib/tools/cookie-banner/settings/choices";

export type StoredChoice = {
  /** 16 random bytes in base64url: identifies the browser, not the person. */
  id: string;
  /** The number of the last record of this id. */
  seq: number;
  edition: number;
  text: string;
  /** Null when the question is open again. */
  choice: Choice | null;
  /** Seconds since 1970. */
  at: number;
};

const now = () => Math.floor(Date.now() / 1000);

/** Storage may be forbidden; then the choice holds only for this page. */
export function tryOrUndefined<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function createStoredChoice({ edition, text }: BannerConfig): StoredChoice {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
  return { id, seq: 0, edition, text, choice: null, at: now() };
}

const write = ({ id, seq, edition, text, choice, at }: StoredChoice) =>
  [
    id,
    seq,
    edition,
    text,
    choice
      ? Object.keys(choice)
          .map((category) => `${category}-${choice[category as BannerCategory] ? 1 : 0}`)
          .join("_")
      : "",
    at,
  ].join(".");

function read(line: string | null | undefined): StoredChoice | null {
  const found = /^([\w-]{22})\.(\d+)\.(\d+)\.([0-9a-f]{64})\.([\w-]*)\.(\d+)$/.exec(line || "");
  if (!found) return null;
  const [, id, seq, edition, text, flags, at] = found as unknown as string[];
  const choice: Choice = {};
  for (const flag of (flags as string).split("_")) {
    const [category, value] = flag.split("-");
    if (category) choice[category as BannerCategory] = value === "1";
  }
  return {
    id: id as string,
    seq: Number(seq),
    edition: Number(edition),
    text: text as string,
    choice: flags ? choice : null,
    at: Number(at),
  };
}

export function readStoredChoice({ name, days }: BannerConfig): StoredChoice | null {
  const inCookie = read(
    tryOrUndefined(() => document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`)))?.[1],
  );
  const inStorage = read(tryOrUndefined(() => localStorage.getItem(name)));
  const stored =
    inCookie && inStorage
      ? inStorage.seq >= inCookie.seq
        ? inStorage
        : inCookie
      : inCookie || inStorage;
  if (!stored) return null;
  // The number is kept, so that the journal can distinguish the records; the choice has expired.
  if (stored.at + days * 86_400 < now()) return { ...stored, choice: null };
  if (!inCookie || !inStorage) writeStoredChoice({ name, days }, stored);
  return stored;
}

/** Stored for `days` after the choice, not after the last visit. */
export function writeStoredChoice(
  { name, days }: Pick<BannerConfig, "name" | "days">,
  stored: StoredChoice,
): void {
  const line = write(stored);
  const remainingSeconds = stored.at + days * 86_400 - now();
  tryOrUndefined(() => {
    const secure = location.protocol === "https:" ? "; Secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is missing in half of the browsers and on HTTP
    document.cookie = `${name}=${line}; Path=/; Max-Age=${remainingSeconds}; SameSite=Lax${secure}`;
  });
  tryOrUndefined(() => localStorage.setItem(name, line));
}

export const withChoice = (stored: StoredChoice, choice: Choice): StoredChoice => ({
  ...stored,
  choice,
  at: now(),
});
