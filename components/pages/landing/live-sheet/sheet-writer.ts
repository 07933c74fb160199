import { PreviewSheet } from "@/components/features/documents/preview/preview-sheet";
import { loadPreviewWriter } from "@/components/features/documents/preview/preview-writer";
import { initialSwitches, shopAnswers } from "@/components/pages/landing/live-sheet/shop-answers";
import { toMoscowDate } from "@/lib/core/time/moscow-time";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import { lengthOf } from "@/lib/engine/facts/proposed-length";
import { plural } from "@/lib/russian/plural";

/** The first change in the document and a sentence about all of them. */
export type Written = { changed: HTMLElement | undefined; note: string };

export type SheetWriter = {
  /** Writes the document for the answers. */
  show: (answers: AnswersDraft) => Written;
};

/**
 * The wizard's engine for the landing page's sample document. Load this module lazily. The returned function starts a
 * sheet in an element, with the prerendered answers.
 */
export async function openSheet(): Promise<
  (target: HTMLElement, answers: AnswersDraft) => SheetWriter
> {
  const writer = await loadPreviewWriter("privacy", lengthOf(shopAnswers(initialSwitches)));
  const edition = { date: toMoscowDate(new Date()), edition: 1 };
  return (target, first) => {
    const sheet = new PreviewSheet(target, () => {});
    sheet.show(writer.write(first, edition).parts, { calm: true });
    return {
      show(answers) {
        const changed = sheet.show(writer.write(answers, edition).parts, { calm: false });
        return { changed: changed.find(isWhole) ?? changed[0], note: describeChanges(changed) };
      },
    };
  };
}

/** An entirely new clause or table shows more than a changed word in an earlier list. */
const isWhole = (element: HTMLElement) => element.matches(".clause, .table");

function describeChanges(changed: HTMLElement[]): string {
  if (changed.length === 0) return "Пункты убраны: без этого ответа они не нужны.";
  const clause = [...changed.filter(isWhole), ...changed]
    .map((element) => element.closest<HTMLElement>("[data-norms]"))
    .find((found) => found !== null);
  const norms = clause?.dataset.norms?.replaceAll("\n", " ");
  const places = plural(changed.length, "место", "места", "мест");
  return `Изменилось ${places}: отмечены на листе.${norms ? ` Основание: ${norms}.` : ""}`;
}
