import type { OAuthConfig } from "next-auth/providers/oauth";
import type { ProviderProfile } from "@/lib/platform/auth/providers/profile";

/** The query of a callback. */
export type CallbackQuery = Readonly<Record<string, string>>;

/** What differs between the services. */
export type ProviderDefinition = {
  /** Where the browser is sent to. */
  root: () => string;
  /** @throws when the response is not of the service's shape. */
  toProfile: (response: unknown) => ProviderProfile;
  /** The calls of a sign-in, as next-auth takes them; the query is empty where it begins. */
  config: (
    query: CallbackQuery,
  ) => Pick<OAuthConfig<unknown>, "authorization" | "token" | "userinfo" | "httpOptions">;
};
