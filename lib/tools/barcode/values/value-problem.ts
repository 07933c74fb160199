/**
 * What is wrong, in fixed words (docs/specification/tools.md#barcodes), and what helps to find it.
 */
export type ValueProblem = { message: string; detail?: string };

/** A value that may have been meant: taken only when the visitor presses it. */
export type ValueSuggestion = { label: string; value: string };
