import "server-only";

import list from "@/lib/platform/auth/passwords/known-passwords.json";

const known = new Set(list.passwords.split(" "));

export const knownPasswordCount = known.size;

/**
 * True for one of the most used passwords, in any case of letters. The browser only has the short list of
 * `common-passwords.ts`: this one is a hundred kilobytes. Source: ASVS 6.2.4.
 */
export const isKnownPassword = (password: string): boolean => known.has(password.toLowerCase());
