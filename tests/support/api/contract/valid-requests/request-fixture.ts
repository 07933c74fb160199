import type { Database } from "@/lib/platform/db/database";
import type { OwnedIds } from "@/tests/support/api/api-fixtures";
import type { Call } from "@/tests/support/api/calls/api-call";
import type { Caller } from "@/tests/support/api/calls/signed-in-user";

/** The users that a request is made for: the owner of its resources, and an administrator. */
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

export type RequestMaker = (
  fixture: RequestFixture,
  caller: Caller | null,
) => Partial<ValidRequest> | Promise<Partial<ValidRequest>>;
