/** Who reads a document that is not published: its owner alone, or the team that works on the site with them. */
export const unpublishedNote = (isShared: boolean): string =>
  isShared
    ? "Пока документ видят только владелец сайта и команда."
    : "Пока документ видите только вы.";
