/** Returns the note on who can read an unpublished document: the owner alone, or also the organisation of the site. */
export const unpublishedNote = (isShared: boolean): string =>
  isShared
    ? "Пока документ видят только владелец сайта и команда."
    : "Пока документ видите только вы.";
