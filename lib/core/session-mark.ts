/** The cookie that tells the browser's code that somebody is signed in: the session's own is HttpOnly. */
export const sessionMarkName = "signed-in";
