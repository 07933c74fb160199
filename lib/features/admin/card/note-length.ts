/** What a note about a user holds at most; the screen counts it too. */
export const maxNoteLength = 2000;
