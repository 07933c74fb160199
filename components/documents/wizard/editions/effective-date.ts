import type { IsoDate } from "@/lib/core/moscow-time";

/** The days from which a new edition may apply: today in Moscow, or up to a year ahead. */
export function effectiveDateRange(today: IsoDate): { min: IsoDate; max: IsoDate } {
  const [year = "", ...rest] = today.split("-");
  const day = rest.join("-");
  // 29 February has no next year of its own.
  return { min: today, max: `${Number(year) + 1}-${day === "02-29" ? "02-28" : day}` };
}

/** What is wrong with a chosen day, in the words of the form; null for a good one. */
export function effectiveDateProblem(date: string, today: IsoDate): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return "Укажите день, с которого действует новая редакция";
  const { min, max } = effectiveDateRange(today);
  if (date < min) return "Новая редакция не может действовать с прошедшего дня";
  if (date > max) return "Новая редакция может начать действовать не позже чем через год";
  return null;
}
