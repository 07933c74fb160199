import "server-only";

import type { OAuthConfig } from "next-auth/providers/oauth";
import type { SignInProvider } from "@/lib/core/access/sign-in-providers";
import { callbackAddress } from "@/lib/platform/auth/providers/configured";

type TokenEndpoint = Exclude<OAuthConfig<unknown>["token"], string | undefined>;

/** A service that has not answered by then counts as unavailable. */
export const httpOptions = { timeout: 5000 };

/**
 * Exchanges the code of the callback for a token. next-auth leaves the comparison of the state to the caller.
 * @param more parameters of a service in addition to those of RFC 6749 § 4.1.3 and RFC 7636 § 4.5.
 * @throws Error (the call) when the state does not match or the code is missing; what the OAuth client throws.
 */
export function tokenEndpoint(
  provider: SignInProvider,
  { url, more = {} }: { url: string; more?: Record<string, string> },
): TokenEndpoint {
  return {
    url,
    request: async ({ client, params, checks }) => {
      if (!checks.state || params.state !== checks.state) throw new Error("state mismatch");
      if (!checks.code_verifier || !params.code) throw new Error("no code");
      const tokens = await client.grant({
        grant_type: "authorization_code",
        code: params.code,
        redirect_uri: callbackAddress(provider),
        code_verifier: checks.code_verifier,
        ...more,
      });
      return { tokens };
    },
  };
}
