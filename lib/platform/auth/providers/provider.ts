import type { OAuthConfig } from "next-auth/providers/oauth";

/** Who signed in at a service, as far as we ask. Nothing of its token is among it. */
export type ProviderProfile = {
  /** The user's id at the service, which never changes. */
  subject: string;
  /** Null where the user, or the application's rights, do not give it. */
  email: string | null;
  /** Whether the service itself vouches for the address: decision 0040. */
  isProven: boolean;
  firstName: string | null;
  lastName: string | null;
};

/** The query of a callback. */
export type CallbackQuery = Readonly<Record<string, string>>;

/** The differences between the services. */
export type ProviderDefinition = {
  /** Where the browser is sent to. */
  root: () => string;
  /** @throws when the response has an unexpected shape. */
  toProfile: (response: unknown) => ProviderProfile;
  /** The OAuth calls as next-auth takes them; the query is empty at the start of a sign-in. */
  config: (
    query: CallbackQuery,
  ) => Pick<OAuthConfig<unknown>, "authorization" | "token" | "userinfo" | "httpOptions">;
};
