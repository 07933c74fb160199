/** The services that a user may sign in with. Used on both sides; the keys are stored. */
export const signInProviders = ["yandex", "vk"] as const;
export type SignInProvider = (typeof signInProviders)[number];
