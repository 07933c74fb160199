/** The settings of a journal, for the form as well as for the schema. */

export const journalPlaces = ["none", "own", "ours"] as const;
export type JournalPlace = (typeof journalPlaces)[number];

export const journalYears = { min: 1, max: 10 } as const;
