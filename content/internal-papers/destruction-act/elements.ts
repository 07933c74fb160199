/** What the act and the extract from the log must contain: приказ РКН № 179 п. 2, 3, 5, 8; 152-ФЗ ст. 21 ч. 7. */
import { type Element, host, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

const processors = (owner: PaperOwner) => (owner.fact("paper.processors") ?? []) as string[];

export const elements: Element<PaperOwner>[] = [
  { id: "d-title", says: [/^Акт об уничтожении персональных данных$/m] },
  // п. 3: the operator and its address.
  {
    id: "d-operator",
    says: [
      value((facts) => facts["owner.name"]),
      (owner) => [String(owner.fact("owner.address") ?? "")],
      /Адрес: /,
    ],
  },
  // The processor, with its address.
  {
    id: "d-processor",
    says: [/называют это лицо:[\s\S]*Наименование или фамилия, имя, отчество[\s\S]*Адрес — адрес/],
  },
  {
    id: "d-processors-known",
    when: (owner) => processors(owner).length > 0,
    says: [/обработку по его поручению ведут:/, processors],
    onlyThen: true,
  },
  { id: "d-subject", says: [/Фамилия, имя, отчество или иные сведения об этом человеке/] },
  { id: "d-categories", says: [/Категории уничтоженных данных/] },
  {
    id: "d-system",
    says: [
      /Информационная система сайта/,
      /Другая информационная система/,
      value((facts) => facts["site.address"] && host(facts["site.address"])),
    ],
  },
  { id: "d-carrier", says: [/Материальные носители[^\n]*число листов каждого/] },
  { id: "d-way", says: [/Способ уничтожения/] },
  { id: "d-reason", says: [/Причина — /, /цель обработки достигнута/, /согласие отозвано/] },
  { id: "d-date", says: [/Дата — дата/] },
  { id: "d-persons", says: [/Кто уничтожил данные[\s\S]*Должность[\s\S]*Подпись/] },
  // п. 5: the extract.
  { id: "d-log", says: [/прикладывают выгрузку из журнала регистрации событий/] },
  {
    id: "d-log-contents",
    says: [
      /В выгрузке должно быть:[\s\S]*фамилия, имя, отчество[\s\S]*Категории уничтоженных данных[\s\S]*Информационная система[\s\S]*Причина[\s\S]*Дата/,
    ],
  },
  { id: "d-missing", says: [/Чего журнал не показывает, вписывают в этот акт/] },
  { id: "d-term", says: [/хранят 3 года со дня уничтожения/] },
];
