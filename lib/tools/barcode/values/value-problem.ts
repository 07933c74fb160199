/** The problem, in the wording of docs/specification/tools.md#barcodes, and details that help to find it. */
export type ValueProblem = { message: string; detail?: string };

/** A value that may have been meant: used only on a click. */
export type ValueSuggestion = { label: string; value: string };
