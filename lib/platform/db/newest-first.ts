/** The order of a list by `createdAt`; the id orders rows of the same moment. */
export const newestFirst = [{ createdAt: "desc" as const }, { id: "desc" as const }];
