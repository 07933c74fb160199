/** What is stored in a password's place for who signs in only by a service. No password fits it. */
export const noPassword = "no-password";
