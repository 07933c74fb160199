import { choiceName } from "@/content/journal/labels";

/** «Статистика — да, Реклама — нет». */
export function formatChoice(choice: Record<string, boolean>): string {
  const parts = Object.entries(choice).map(
    ([key, isAllowed]) => `${choiceName(key)} — ${isAllowed ? "да" : "нет"}`,
  );
  return parts.join(", ") || "без целей";
}
