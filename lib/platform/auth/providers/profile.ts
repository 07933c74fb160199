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
