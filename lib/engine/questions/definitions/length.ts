/** The length of the document. */

import { defineSection } from "@/lib/engine/questions/vocabulary/definition";
import { documentLengths } from "@/lib/engine/questions/vocabulary/options";

/** One choice for all documents of a site: both lengths contain what the law requires. */
export const lengthSection = defineSection({
  id: "length",
  title: "Объём документа",
  intro: "Короткий текст читают до конца, полный отвечает и на редкие вопросы.",
  questions: {
    documentLength: {
      kind: "choice",
      control: "proposed",
      options: documentLengths,
      label: "Объём документа",
      hint: "Всё обязательное есть в обоих. Короткий называет цели одной таблицей и не пересказывает закон; полный подойдёт тому, у кого много целей, получателей или особые данные.",
      why: "Закон требует назвать цели, данные, сроки и права, а не переписывать себя. Выбор можно изменить в любой момент.",
      norm: "152-ФЗ, ст. 18.1 ч. 1 п. 2",
      askedFor: ["privacy", "consent", "terms", "cookie"],
      inSummary: "always",
      absent: "full",
      fact: { path: "document.length", label: "объём документа" },
    },
  },
});
