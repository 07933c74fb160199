const base =
  "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors duration-150 select-none [&_svg]:shrink-0";

const variants = {
  primary: "bg-accent text-on-accent hover:bg-accent-deep disabled:bg-wash disabled:text-ink-faint",
  secondary:
    "border border-line-strong/60 bg-sheet text-ink not-disabled:hover:border-ink-soft not-disabled:hover:bg-wash disabled:border-line disabled:bg-transparent disabled:text-ink-faint",
  quiet:
    "text-ink-soft not-disabled:hover:bg-wash not-disabled:hover:text-ink disabled:text-line-strong",
  danger: "bg-danger text-on-accent hover:bg-danger-deep disabled:bg-wash disabled:text-ink-faint",
  link: "h-auto rounded-sm px-0 text-accent underline decoration-accent/40 underline-offset-[0.25em] hover:text-accent-deep hover:decoration-current",
};

const sizes = {
  // 44 px for touch, a compact row for a mouse.
  sm: "h-9 px-3 text-sm pointer-coarse:h-11 [&_svg]:size-4",
  md: "h-11 px-4.5 text-sm [&_svg]:size-[1.125rem]",
  lg: "h-13 px-6 text-base [&_svg]:size-5",
  icon: "size-11 [&_svg]:size-5",
  inline: "h-auto p-0 text-sm [&_svg]:size-4",
};

export type ButtonStyle = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
};

/**
 * The class names of a button without the component. Every page carries them, most of them in several scripts, so the
 * table is looked up without a library (docs/performance/pages.md).
 */
export const buttonVariants = ({
  variant = "primary",
  size = "md",
  className = "",
}: ButtonStyle & { className?: string } = {}): string =>
  `${base} ${variants[variant]} ${sizes[size]} ${className}`.trimEnd();
