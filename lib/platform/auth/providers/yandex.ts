import "server-only";

import { z } from "zod";
import { httpOptions, tokenEndpoint } from "@/lib/platform/auth/providers/exchange";
import type { ProviderDefinition, ProviderProfile } from "@/lib/platform/auth/providers/provider";
import { environment } from "@/lib/platform/config/environment";

/** The fields that we read, as documented at https://yandex.ru/dev/id/doc/ru/user-information. */
const profileResponse = z.object({
  id: z.string().min(1).max(100),
  login: z.string().nullish(),
  default_email: z.string().max(254).nullish(),
  first_name: z.string().nullish(),
  last_name: z.string().nullish(),
});

/**
 * The domains of Yandex's own mailboxes, where one login is one mailbox. We found no list of Yandex's own; these five
 * are in `yandex_domains` of validatorjs/validator.js (src/lib/normalizeEmail.js, read on 27.11.2026), which treats
 * them as one. Its sixth, yandex.ua, is left out: users of other domains only have to sign in by password first.
 */
const ownDomains = new Set(["yandex.ru", "ya.ru", "yandex.by", "yandex.com", "yandex.kz"]);

/** In a Yandex mailbox a dot and a hyphen are the same character. */
const folded = (name: string) => name.toLowerCase().replaceAll(".", "-");

/**
 * Whether an address is the mailbox of this login. For addresses of other providers the response does not say whether
 * they were confirmed, so they never count as verified.
 */
function isOwnMailbox(email: string | null | undefined, login: string | null | undefined): boolean {
  const [name = "", domain = "", ...more] = (email ?? "").toLowerCase().split("@");
  return more.length === 0 && !!login && folded(name) === folded(login) && ownDomains.has(domain);
}

/** @throws ZodError for a response of another shape. */
function toYandexProfile(response: unknown): ProviderProfile {
  const user = profileResponse.parse(response);
  return {
    subject: user.id,
    email: user.default_email || null,
    isProven: isOwnMailbox(user.default_email, user.login),
    firstName: user.first_name || null,
    lastName: user.last_name || null,
  };
}

/**
 * Yandex ID: the code in the address with PKCE (https://yandex.ru/dev/id/doc/ru/codes/code-url), the user by
 * the token (https://yandex.ru/dev/id/doc/ru/user-information).
 */
export const yandex: ProviderDefinition = {
  root: () => environment().yandexOAuthRoot,
  toProfile: toYandexProfile,
  config: () => {
    const { yandexOAuthRoot, yandexLoginRoot } = environment();
    return {
      httpOptions,
      authorization: {
        url: `${yandexOAuthRoot}/authorize`,
        params: { scope: "login:email login:info" },
      },
      token: tokenEndpoint("yandex", { url: `${yandexOAuthRoot}/token` }),
      userinfo: {
        url: `${yandexLoginRoot}/info`,
        request: ({ client, tokens }) =>
          client.userinfo(tokens.access_token ?? "", {
            tokenType: "OAuth",
            params: { format: "json" },
          }),
      },
    };
  },
};
