import type { ApiKeyScope } from "@/lib/auth/api-key";

/** A key as its owner's list shows it, newest first: what it is called and begins with, never itself. */
export type ListedApiKey = {
  id: string;
  name: string;
  /** The first characters. */
  prefix: string;
  scopes: ApiKeyScope[];
  /** ISO 8601, UTC; `lastUsedAt` to within a minute. */
  lastUsedAt: string | null;
  createdAt: string;
};

/** The answer of `POST /api/user/api-keys`: the only time that the key itself is told. */
export type CreatedApiKey = { key: string; apiKey: ListedApiKey };
