import { getSent } from "@/lib/features/regulator-notification/data";
import { changeSent, deleteSent } from "@/lib/features/regulator-notification/operations";
import {
  regulatorNotificationResponse,
  sentResponse,
} from "@/lib/features/regulator-notification/responses";
import { sentChangeRequest, sentParams } from "@/lib/features/regulator-notification/schema";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

/** The key of a notification lets its holder change it at the regulator's, so API keys cannot read it. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    members: { site: "keepSentKeys" },
    limit: "none",
    summary: "Поданное уведомление с ключом",
    response: sentResponse,
    params: sentParams,
    handle: async ({ caller, params }) => getSent(await getDatabase(), caller.userId, params),
  }),

  /** Stores what the regulator assigned later: the number of a paper notification comes with the reply. */
  PATCH: defineRoute({
    access: "user",
    members: { site: "keepSentKeys" },
    limit: limits.change,
    summary: "Исправить день, номер и ключ поданного уведомления",
    response: regulatorNotificationResponse,
    params: sentParams,
    body: sentChangeRequest,
    example: { sentOn: "2026-11-27", number: "100345000", accessKey: "70700000" },
    handle: async ({ caller, params, body, now }) =>
      changeSent(await getDatabase(), caller, { ...params, ...body }, now),
  }),

  DELETE: defineRoute({
    access: "user",
    members: { site: "keepSentKeys" },
    limit: limits.change,
    summary: "Удалить запись о поданном уведомлении",
    response: regulatorNotificationResponse,
    params: sentParams,
    handle: async ({ caller, params }) => deleteSent(await getDatabase(), caller, params),
  }),
});
