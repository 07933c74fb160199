/**
 * Query options for how long fetched data stay valid; spread one into each query. `query-freshness.grit` checks that no
 * query sets these options itself. The default is `untilInvalidated`.
 */

/** Until a write in this browser invalidates them: the default. */
export const untilInvalidated = { staleTime: Number.POSITIVE_INFINITY } as const;

/**
 * For data that never change, such as the text of an edition: not fetched again, even when what they belong to is
 * invalidated.
 */
export const neverChanges = { staleTime: "static" } as const;

/** For data that change elsewhere too: fetched again whenever their screen opens. Until then it shows what is cached. */
export const refetchedOnOpen = { refetchOnMount: "always" } as const;

/** Requests within this time, in milliseconds, get the cached data. A cached null is always fetched again. */
export const freshFor = (ms: number) => ({
  staleTime: ({ state }: { state: { data: unknown } }) => (state.data ? ms : 0),
});

/** Forgotten when their screen closes: cached data would mislead the next time, or overwrite newer ones. */
export const droppedOnClose = { gcTime: 0 } as const;

/** As `droppedOnClose`, for data that a form has just created: kept until the screen that shows them has opened. */
export const keptBriefly = { gcTime: 10_000 } as const;

/** Kept in this tab even when no screen has shown them for a long time. By default that is five minutes. */
export const neverDropped = { gcTime: Number.POSITIVE_INFINITY } as const;
