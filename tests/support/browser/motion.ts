/** `test.use(withMotion)`: animations as for most visitors, who have not asked for reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
