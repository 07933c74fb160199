/** What is stored in a password's place for who signs in by a service alone. No password fits it. */
export const noPassword = "no-password";
