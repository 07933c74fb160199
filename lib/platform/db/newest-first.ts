/** The order of a list by `createdAt`; the id tells rows of one moment apart. */
export const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];
