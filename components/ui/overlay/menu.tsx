import * as DropdownMenu from "radix-ui/dropdown-menu";
import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

/** Not modal: the page behind stays usable, and closing needs no second click. */
export function Menu(props: ComponentProps<typeof DropdownMenu.Root>) {
  return <DropdownMenu.Root modal={false} {...props} />;
}
export const MenuTrigger = DropdownMenu.Trigger;

export function MenuContent({ className, ...props }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className={classNames(
          "animate-appear z-50 min-w-56 rounded-lg border border-line bg-sheet p-1.5 shadow-float",
          className,
        )}
        {...props}
      />
    </DropdownMenu.Portal>
  );
}

export function MenuItem({ className, ...props }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      className={classNames(
        "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-sm text-ink no-underline outline-none data-highlighted:bg-wash [&_svg]:size-4.5 [&_svg]:text-ink-faint",
        className,
      )}
      {...props}
    />
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-2.5 my-1.5 h-px bg-line" />;
}
