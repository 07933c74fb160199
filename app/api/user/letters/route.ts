import { emailSettings } from "@/lib/features/duties/responses";
import { getEmailSettings, saveEmailSettings } from "@/lib/features/duties/settings";
import { getDatabase } from "@/lib/platform/db/get-database";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Какие письма приходят сами",
    response: emailSettings,
    apiKey: true,
    handle: async ({ caller }) => getEmailSettings(await getDatabase(), caller.userId),
  }),

  /** Switches the weekly e-mail on or off. */
  PUT: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Включить или отключить письма, которые приходят сами",
    response: emailSettings,
    apiKey: true,
    body: emailSettings,
    example: { duties: true },
    handle: async ({ caller, body, now }) =>
      saveEmailSettings(await getDatabase(), caller.userId, body, now),
  }),
});
