import "server-only";

import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { Laws } from "@/lib/engine/template/language/laws";
import { toCitation } from "@/lib/engine/tree/norm-place";
import type { LawChange } from "@/lib/features/law-watch/responses";
import { environment } from "@/lib/platform/config/environment";

/** «статья 9 часть 4 Федерального закона …», or the whole act by its title. */
export function normOf({ law, place }: Pick<LawChange, "law" | "place">, laws: Laws): string {
  const known = laws[law];
  return place === "" ? (known?.title ?? law) : toCitation(place, known?.reference ?? law);
}

/** The texts for owners whose documents a change affects; they come after the names of the documents. */
export function noticeTexts(change: LawChange, laws: Laws) {
  const { editionName, inForce, whatChanged } = change;
  const news = `\nИзменено: ${normOf(change, laws)} (${editionName}), действует с ${formatRussianDate(inForce)}\n${whatChanged}\n`;
  const hint = "видно, каких пунктов это касается и что изменится в тексте.";
  return {
    one: {
      title: "Документ требует обновления",
      text: `${news}Откройте документ: там ${hint}`,
    },
    several: {
      title: "Документы требуют обновления",
      text: `${news}Откройте каждый из них: там ${hint}`,
    },
    siteUrl: environment().siteUrl,
  };
}

/** The text for notified owners who have not answered when the change is withdrawn. */
export const withdrawalNotice = (change: LawChange, laws: Laws) => ({
  title: "Обновлять документы не нужно",
  text: `Отметка об изменении снята: ${normOf(change, laws)} (${change.editionName}). Делать из-за неё ничего не нужно.`,
  siteUrl: environment().siteUrl,
});
