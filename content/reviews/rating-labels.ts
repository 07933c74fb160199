/** The labels of the ratings 1 to 5, used under reviews and in the feedback form. */
export const ratingLabels = {
  1: "Очень плохо",
  2: "Плохо",
  3: "Нормально",
  4: "Хорошо",
  5: "Отлично",
} as const;

export type Rating = keyof typeof ratingLabels;

export const ratings: readonly Rating[] = [1, 2, 3, 4, 5];
