/** What an owner does once the document is there, in the order in which it is done. */
import type { DocumentType } from "@/lib/engine/answers/options";

export type NextStep = {
  text: string;
  /** The norm as people read it. */
  norm?: string;
};

const nbsp = (text: string) => text.replace(/(ст\.|ч\.|п\.|№) /g, "$1\u00a0");

const publish: NextStep = {
  text: "Опубликуйте текст на отдельной странице сайта, открытой без входа и регистрации.",
};

const footerLink: NextStep = {
  text: "Поставьте ссылку на неё в подвал каждой страницы.",
};

const steps: Partial<Record<DocumentType, NextStep[]>> = {
  privacy: [
    {
      text: "Опубликуйте текст на отдельной странице, открытой без входа и регистрации. Обычный адрес — /privacy.",
      norm: nbsp("152-ФЗ, ст. 18.1 ч. 2"),
    },
    {
      text: "Поставьте ссылку «Политика обработки персональных данных» в подвал каждой страницы и рядом с каждой формой.",
      norm: nbsp("152-ФЗ, ст. 18.1 ч. 2"),
    },
    {
      text: "Согласие оформите отдельно от политики: своя страница и галочка у формы, которая не стоит заранее.",
      norm: nbsp("152-ФЗ, ст. 9 ч. 1"),
    },
    {
      text: "Проверьте, есть ли вы в реестре операторов. Если нет, подайте уведомление в Роскомнадзор.",
      norm: nbsp("152-ФЗ, ст. 22 ч. 1"),
    },
  ],
  consent: [
    publish,
    {
      text: "Поставьте у формы галочку с ссылкой на согласие. Она не должна стоять заранее.",
      norm: nbsp("152-ФЗ, ст. 9 ч. 1"),
    },
  ],
  socialDisclaimer: [publish, footerLink],
};

/** Never empty: every document has to be published and linked. */
export function nextSteps(type: DocumentType): NextStep[] {
  return steps[type] ?? [publish, footerLink];
}
