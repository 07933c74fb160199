/** The cookie by which the browser's code knows that a user is signed in: the session's own is HttpOnly. */
export const sessionMarkName = "signed-in";
