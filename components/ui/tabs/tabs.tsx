import * as RadixTabs from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

export const Tabs = RadixTabs.Root;
export const TabsContent = RadixTabs.Content;

/** The row of triggers; takes the properties of Radix's list. */
export function TabsList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      className={classNames("flex gap-6 border-b border-line", className)}
      {...props}
    />
  );
}

/** The button of one tab; takes the properties of Radix's trigger. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      className={classNames(
        "-mb-px h-11 border-b-2 border-transparent font-medium text-ink-faint transition-colors duration-150 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink",
        className,
      )}
      {...props}
    />
  );
}
