/** A day in milliseconds; days are counted in Moscow time, which has no daylight saving. */
export const dayMs = 24 * 60 * 60 * 1000;
