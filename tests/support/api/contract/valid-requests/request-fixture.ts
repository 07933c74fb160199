import type { Database } from "@/lib/platform/db/database";
import type { Call } from "@/tests/support/api/api-call";
import type { Caller, OwnedIds } from "@/tests/support/api/api-fixtures";

/** What a request is made for: whose things there are, and who administers them. */
export type RequestFixture = {
  client: Database;
  owner: Caller;
  owned: OwnedIds;
  other: Caller;
  admin: Caller;
};

/** A request that is valid in every respect; a permitted caller succeeds with it. */
export type ValidRequest = {
  parameters: Record<string, string>;
  search?: string;
  json?: Call["json"];
  headers?: Call["headers"];
};

export type Maker = (
  fixture: RequestFixture,
  caller: Caller | null,
) => Partial<ValidRequest> | Promise<Partial<ValidRequest>>;
