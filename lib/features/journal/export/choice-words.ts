import { categoryWords } from "@/content/journal/words";

/** «аналитика — да, реклама — нет». */
export function choiceWords(choice: Record<string, boolean>): string {
  const words = Object.entries(choice).map(
    ([key, isAllowed]) =>
      `${Object.hasOwn(categoryWords, key) ? categoryWords[key] : key} — ${isAllowed ? "да" : "нет"}`,
  );
  return words.join(", ") || "без целей";
}
