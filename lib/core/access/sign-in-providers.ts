/** The services that a user may sign in with. Isomorphic; the words are stored. */
export const signInProviders = ["yandex", "vk"] as const;
export type SignInProvider = (typeof signInProviders)[number];
