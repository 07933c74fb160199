/** `test.use(withMovement)`: the page moves as it does for most visitors, who did not ask for calm. */
export const withMovement = { contextOptions: { reducedMotion: "no-preference" } } as const;
