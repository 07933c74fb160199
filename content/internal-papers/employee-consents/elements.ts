/** The 11 elements of the consents: 152-ФЗ ст. 9 ч. 1, 4, ст. 10.1, приказ РКН № 18; ТК РФ ст. 88; ГК РФ ст. 152.1. */
import { type Element, host, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

const onSite = (owner: PaperOwner) => owner.said("staffOnSite") === true;
const toBank = (owner: PaperOwner) => owner.said("salaryBank") === true;
const toInsurer = (owner: PaperOwner) => owner.said("staffInsurance") === true;
const toOthers = (owner: PaperOwner) => toBank(owner) || toInsurer(owner);

export const elements: Element<PaperOwner>[] = [
  { id: "e-title", says: [/^Согласия работников на обработку персональных данных$/m] },
  { id: "e-separate", says: [/Каждое согласие ниже — отдельный документ/] },
  {
    id: "e-not-needed",
    says: [
      /Согласие работника не нужно, и брать его не следует:/,
      /заключить и исполнять трудовой договор/,
      /в банк, который работник сам назвал/,
    ],
  },
  {
    // ст. 10.1, приказ РКН № 18
    id: "e-distribution",
    when: onSite,
    says: [
      /разрешённых субъектом для распространения$/m,
      /Телефон, электронная почта или почтовый адрес — заполняет работник/,
      /^\s*Данные: Фотография$/m,
      /Разрешаю распространять: да или нет/,
      /Запреты и условия: нет или какие/,
      /только по внутренней сети Оператора/,
      /не позднее трёх рабочих дней/,
      /согласие перестаёт действовать и данные убирают/,
    ],
    onlyThen: true,
  },
  {
    id: "e-distribution-of-whom",
    when: onSite,
    says: [
      value((facts) => facts["owner.name"]),
      value((facts) => facts["owner.inn"]),
      value((facts) => facts["site.address"] && host(facts["site.address"])),
    ],
  },
  {
    // ГК РФ ст. 152.1
    id: "e-image",
    when: onSite,
    says: [/^\d+\. Согласие на обнародование и использование изображения$/m, /Какие фотографии/],
    onlyThen: true,
  },
  {
    id: "e-bank",
    when: toBank,
    says: [
      /Согласие на передачу данных банку, который выбрал работодатель/,
      (owner) => [String(owner.said("bankName") ?? "[указать: наименование и адрес банка]")],
      /Заработную плату можно получать и в другом банке/,
    ],
    onlyThen: true,
  },
  {
    id: "e-insurer",
    when: toInsurer,
    says: [
      /Согласие на передачу данных страховой организации/,
      (owner) => [
        String(
          owner.said("insurerName") ?? "[указать: наименование и адрес страховой организации]",
        ),
      ],
      /Сведения о моём здоровье Оператор страховой организации не сообщает/,
    ],
    onlyThen: true,
  },
  {
    // ст. 9 ч. 4, item by item
    id: "e-written-form",
    when: toOthers,
    says: [
      /Документ, удостоверяющий личность: вид, серия, номер — заполняет работник/,
      /Кем и когда выдан документ — заполняет работник/,
      /Если подписывает представитель: .+реквизиты доверенности/,
      /Цель: (?:открыть мне счёт|заключить в мою пользу)/,
      /Перечень данных: /,
      /Действия с данными: /,
      /Способ обработки: /,
      /Срок действия: .+Отозвать согласие можно/,
    ],
    onlyThen: true,
  },
  {
    id: "e-free",
    when: (owner) => onSite(owner) || toOthers(owner),
    says: [/отказ (?:и отзыв )?на работе не отраз/, /своей волей и в своём интересе/],
    onlyThen: true,
  },
  {
    // One signature for each consent.
    id: "e-signatures",
    when: (owner) => onSite(owner) || toOthers(owner),
    says: [/Подпись — ставит работник/],
    onlyThen: true,
  },
];
