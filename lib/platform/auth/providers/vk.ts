import "server-only";

import { z } from "zod";
import { httpOptions, tokenEndpoint } from "@/lib/platform/auth/providers/exchange";
import type { ProviderDefinition, ProviderProfile } from "@/lib/platform/auth/providers/provider";
import { environment } from "@/lib/platform/config/environment";

const profileResponse = z.object({
  user: z.object({
    user_id: z.union([z.string().min(1).max(100), z.int().positive()]),
    email: z.string().max(254).nullish(),
    first_name: z.string().nullish(),
    last_name: z.string().nullish(),
  }),
});

/**
 * The address never counts as verified: `verified` in the response is about the user, and no documentation that we have
 * read says that VK ID returns only confirmed addresses.
 * @throws ZodError for a response of another shape.
 */
function toVkProfile(response: unknown): ProviderProfile {
  const { user } = profileResponse.parse(response);
  return {
    subject: String(user.user_id),
    email: user.email || null,
    isProven: false,
    firstName: user.first_name || null,
    lastName: user.last_name || null,
  };
}

/**
 * VK ID: OAuth 2.1 with PKCE. The callback contains a device id, which the exchange sends together with the state.
 * Source: https://id.vk.ru/about/business/go/docs/ru/vkid/latest/vk-id/connection/auth-code-flow-user.
 */
export const vk: ProviderDefinition = {
  root: () => environment().vkIdRoot,
  toProfile: toVkProfile,
  config: ({ device_id: device = "", state = "" }) => {
    const { vkIdRoot, vk: client } = environment();
    return {
      httpOptions,
      authorization: {
        url: `${vkIdRoot}/authorize`,
        params: { scope: "vkid.personal_info email" },
      },
      token: tokenEndpoint("vk", {
        url: `${vkIdRoot}/oauth2/auth`,
        more: { device_id: device, state },
      }),
      userinfo: {
        url: `${vkIdRoot}/oauth2/user_info`,
        request: ({ client: caller, tokens }) =>
          caller.userinfo(tokens.access_token ?? "", {
            method: "POST",
            via: "body",
            params: { client_id: client?.id },
          }),
      },
    };
  },
};
