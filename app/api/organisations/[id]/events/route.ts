import { z } from "zod";
import { listOrganisationEvents, requireOrganisationRole } from "@/lib/features/organisations/data";
import { organisationEventResponse } from "@/lib/features/organisations/responses";
import { organisationParams } from "@/lib/features/organisations/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { listQuery, listResponse } from "@/lib/platform/http/paging";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  /** Actions of members on behalf of site owners, and changes in the organisation; for its owner. */
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Кто что сделал в команде, новое первым",
    response: z.array(organisationEventResponse),
    apiKey: true,
    params: organisationParams,
    query: listQuery,
    handle: async ({ caller, params, query }) => {
      const database = await getDatabase();
      await requireOrganisationRole(database, caller.userId, params.id, "owner");
      const { events, next } = await listOrganisationEvents(database, params.id, query);
      const path = `/api/organisations/${params.id}/events`;
      return listResponse(path, events, { limit: query.limit, next });
    },
  }),
});
