import { lettersSettings } from "@/lib/features/duties/responses";
import { getLetters, saveLetters } from "@/lib/features/duties/settings";
import { getDatabase } from "@/lib/platform/db/client";
import { defineMethods } from "@/lib/platform/http/define-methods";
import { defineRoute } from "@/lib/platform/http/define-route";
import { limits } from "@/lib/platform/http/limits/limits";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = defineMethods({
  GET: defineRoute({
    access: "user",
    limit: "none",
    summary: "Какие письма приходят сами",
    response: lettersSettings,
    apiKey: true,

    handle: async ({ visitor }) => getLetters(await getDatabase(), visitor.userId),
  }),

  /** Switches the weekly letter on or off. */
  PUT: defineRoute({
    access: "user",
    limit: limits.change,
    summary: "Включить или отключить письма, которые приходят сами",
    response: lettersSettings,
    apiKey: true,

    body: lettersSettings,
    example: { duties: true },
    handle: async ({ visitor, body, now }) =>
      saveLetters(await getDatabase(), visitor.userId, body, now),
  }),
});
