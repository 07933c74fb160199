/**
 * The styles of controls as plain strings: a page's own script can use them without the class-name merging, which
 * weighs more than a small form.
 */

/** The styles of text inputs and selects. 16 px: below that phones zoom in. */
export const controlClasses =
  "w-full rounded-md border border-line-strong bg-sheet px-3 text-[1rem] text-ink transition-[border-color] duration-150 hover:border-ink-soft aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--danger)] disabled:bg-wash disabled:text-ink-faint focus-visible:outline-offset-0";

/** The label around a checkbox or a radio and its text. */
export const choiceRowClasses =
  "group relative flex min-h-11 items-start gap-3 rounded-md py-2.5 pr-3 text-[1rem] leading-snug";

const boxClasses =
  "mt-px size-5 shrink-0 appearance-none border border-line-strong bg-sheet transition-colors duration-150 group-hover:border-ink-soft checked:border-accent group-hover:checked:border-accent-deep aria-invalid:border-danger";
export const checkboxClasses = `${boxClasses} rounded-sm bg-[image:var(--tick)] bg-center bg-no-repeat checked:bg-accent`;
export const radioClasses = `${boxClasses} rounded-full checked:border-[6px]`;
