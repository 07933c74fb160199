import * as Slot from "radix-ui/slot";
import type { ComponentProps } from "react";
import { type ButtonStyle, buttonVariants } from "@/components/ui/button-variants";
import { classNames } from "@/components/ui/class-names";
import { Spinner } from "@/components/ui/spinner";

type ButtonProps = ComponentProps<"button"> &
  ButtonStyle & {
    /** Renders its only child (a link, for example) with the styles of a button. */
    asChild?: boolean;
    /** Busy: the button keeps its width and focus, and ignores clicks. */
    pending?: boolean;
  };

export function Button({
  className,
  variant,
  size,
  asChild = false,
  pending = false,
  disabled,
  onClick,
  children,
  type = "button",
  ...props
}: ButtonProps) {
  const classes = classNames(buttonVariants({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled}
      // Not `disabled`: that would move the focus to the page while it is busy.
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {pending ? <Spinner className="size-4" /> : null}
      {children}
    </button>
  );
}
