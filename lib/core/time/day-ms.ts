/** A day in milliseconds; Moscow, whose days are counted here, has no summer time. */
export const dayMs = 24 * 60 * 60 * 1000;
