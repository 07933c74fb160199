/** The maximum length of a note about a user; the screen shows it too. */
export const maxNoteLength = 2000;
