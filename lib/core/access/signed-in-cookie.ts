/** The cookie that tells browser code that a user is signed in; the session cookie itself is HttpOnly. */
export const signedInCookieName = "signed-in";
