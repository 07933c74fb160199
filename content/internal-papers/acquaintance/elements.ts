/** The 6 elements of the sheet: 152-ФЗ ст. 18.1 ч. 1 п. 6; ТК РФ ст. 68, 86. */
import { type Element, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

export const elements: Element<PaperOwner>[] = [
  { id: "w-title", says: [/^Лист ознакомления с документами о персональных данных$/m] },
  {
    id: "w-operator",
    says: [value((facts) => facts["owner.name"]), value((facts) => facts["owner.inn"])],
  },
  {
    id: "w-laws",
    says: [
      /Федеральный закон от 27\.07\.2006 № 152-ФЗ/,
      /глава 14 Трудового кодекса/,
      /от 01\.11\.2012 № 1119/,
      /от 15\.09\.2008 № 687/,
    ],
  },
  {
    id: "w-papers",
    says: [
      /политика обработки персональных данных/,
      /Положение об обработке персональных данных/,
      /Правила рассмотрения запросов субъектов персональных данных/,
      /Правила внутреннего контроля обработки персональных данных/,
      /Перечень лиц, имеющих доступ к персональным данным/,
      /которого у Оператора ещё нет, из списка вычёркивают/,
    ],
  },
  { id: "w-before-contract", says: [/до подписания трудового договора/] },
  {
    id: "w-signatures",
    says: [/Фамилия, имя, отчество: /, /Должность: /, /Дата: /, /Подпись: /, /знакомят заново/],
  },
];
