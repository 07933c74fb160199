import { choiceName } from "@/content/journal/labels";

/** «Статистика — да, Реклама — нет». */
export function formatChoice(choice: Record<string, boolean>): string {
  const words = Object.entries(choice).map(
    ([key, isAllowed]) => `${choiceName(key)} — ${isAllowed ? "да" : "нет"}`,
  );
  return words.join(", ") || "без целей";
}
