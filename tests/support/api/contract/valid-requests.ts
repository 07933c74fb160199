import { newId } from "@/lib/core/ids";
import { type DocumentedCall, ownedBy } from "@/tests/support/api/api-fixtures";
import type { Call } from "@/tests/support/api/calls/api-call";
import type { Caller } from "@/tests/support/api/calls/signed-in-user";
import { accountMakers } from "@/tests/support/api/contract/valid-requests/account-requests";
import { adminMakers } from "@/tests/support/api/contract/valid-requests/admin-requests";
import { billingMakers } from "@/tests/support/api/contract/valid-requests/billing-requests";
import { documentMakers } from "@/tests/support/api/contract/valid-requests/document-requests";
import { lawMakers } from "@/tests/support/api/contract/valid-requests/law-requests";
import { organisationMakers } from "@/tests/support/api/contract/valid-requests/organisation-requests";
import type {
  RequestFixture,
  RequestMaker,
  ValidRequest,
} from "@/tests/support/api/contract/valid-requests/request-fixture";
import { siteMakers } from "@/tests/support/api/contract/valid-requests/site-requests";

const makers: Record<string, RequestMaker> = {
  ...accountMakers,
  ...organisationMakers,
  ...documentMakers,
  ...siteMakers,
  ...billingMakers,
  ...lawMakers,
  ...adminMakers,
};
const aliases: Record<string, string> = {
  "POST /api/auth/login": "POST /api/login",
  "POST /api/auth/register": "POST /api/register",
};

/**
 * Returns a valid request of a call made by `caller`; its body is the route's own `example` if none is defined here.
 * Resources of a user in its path belong to the owner for every caller; those without an owner are created for the
 * request.
 */
export async function validRequest(
  { name, path, route }: DocumentedCall,
  fixture: RequestFixture,
  caller: Caller | null,
): Promise<ValidRequest> {
  const created = await makers[aliases[name] ?? name]?.(fixture, caller);
  const parameters = {
    id: ownedBy(path, fixture.owned) ?? newId(),
    userId: fixture.other.id,
    type: "privacy",
    ...created?.parameters,
  };
  const needsBody = route.body !== undefined && !route.bodyIsOptional;
  const json = created?.json ?? (route.example as Call["json"]) ?? (needsBody ? {} : undefined);
  return { json, search: created?.search, headers: created?.headers, parameters };
}
