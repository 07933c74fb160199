import years from "@/lib/platform/content/generated/calendar.json";
import type { WorkingCalendar } from "@/lib/russian/working-calendar";

/** The years of `content/calendar`, as terms are counted by them. */
// Written by scripts/build/compile-calendar.ts from this very type.
export const workingCalendar = years as WorkingCalendar;
