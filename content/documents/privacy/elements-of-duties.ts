/**
 * Of the 74 elements of a privacy policy, those about rights, requests, security and special cases.
 * `docs/content-guide.md` says what to do when a check fails.
 */

import { type Element, host, value } from "@/content/documents/check/element";
import { keysOf, withdrawalMethods } from "@/lib/engine/questions/vocabulary/options";

export const elementsOfDuties: Element[] = [
  {
    id: "p-rights",
    says: [
      /уточнить, заблокировать или уничтожить/,
      /отозвать согласие на обработку/,
      /получать сведения об обработке/,
    ],
  },
  {
    id: "p-rights-protect",
    says: [
      /возмещения убытков и компенсации морального вреда/,
      /обжаловать действия или бездействие/,
    ],
  },
  {
    id: "p-rights-info",
    says: [/По запросу субъекта Оператор сообщает/, /правовые основания, цели и способы/],
    saysShort: [/получать сведения об обработке своих данных, которые перечисляет ч\. 7 ст\. 14/],
  },
  {
    id: "p-request-content",
    says: [
      /В запросе указываются/,
      /номер основного документа, удостоверяющего личность/,
      /подпись субъекта/,
    ],
    saysShort: [
      /В запросе указываются номер основного документа, удостоверяющего личность/,
      /подпись субъекта/,
    ],
  },
  {
    id: "p-response-10",
    says: [/отвечает на запрос в течение 10 рабочих дней.+не более чем на 5 рабочих дней/],
  },
  {
    id: "p-stop-10",
    says: [/прекратить обработку Оператор прекращает её не позднее 10 рабочих дней/],
    saysShort: [/потребовал прекратить обработку — она прекращается не позднее 10 рабочих дней/],
  },
  { id: "p-fix-7", says: [/не позднее 7 рабочих дней/] },
  {
    id: "p-unlawful-3",
    says: [/Неправомерную обработку.+3 рабочих дней.+10 рабочих дней/],
    saysShort: [/неправомерная обработка.+3 рабочих дней.+10 рабочих дней/],
  },
  {
    id: "p-free",
    says: [/знакомиться с ними бесплатно/],
    saysShort: [/бесплатно получать сведения/],
  },
  { id: "p-appeal", says: [/в Роскомнадзор или в суд/] },
  {
    id: "p-withdraw-how",
    says: [
      /Отозвать согласие можно/,
      ({ facts }) => {
        const labels: Record<string, string> = {
          email: "письмом на электронную почту",
          post: "почтовым отправлением",
          account: "в личном кабинете на Сайте",
          phone: "по телефону",
          form: "через форму на Сайте",
        };
        const chosen = keysOf(withdrawalMethods).filter((key) => facts.withdrawal.includes(key));
        return (chosen.length > 0 ? chosen : ["email"]).map((key) => labels[key] ?? key);
      },
    ],
  },
  {
    id: "p-security",
    says: [
      /Закон требует от Оператора правовых, организационных и технических мер/,
      /угроз безопасности/,
      /правила доступа к данным/,
      /машинных носителей/,
      /контроль за принятыми мерами/,
      /восстановление данных/,
    ],
    saysShort: [
      /Закон требует от Оператора определить угрозы/,
      /правила доступа/,
      /машинные носители/,
      /контролировать принятые меры/,
      /восстанавливать данные/,
    ],
  },
  { id: "p-org-measures", says: [/внутренний контроль/, /оценк[ау] вреда/] },
  {
    id: "p-responsible",
    when: ({ facts }) => !!facts["responsible.name"],
    says: [
      value((facts) => facts["responsible.name"]),
      value((facts) => facts["responsible.position"]),
      value((facts) => facts["responsible.email"]),
      value((facts) => facts["responsible.phone"]),
    ],
  },
  { id: "p-breach", says: [/в течение 24 часов/, /в течение 72 часов/] },
  {
    id: "p-cookies",
    when: (owner) => owner.hasDataType("cookies") || owner.usesYandex() || owner.usesGoogle(),
    says: [
      /Файлы cookie и статистика/i,
      (owner) => (owner.usesYandex() || owner.usesGoogle() ? ["только с согласия посетителя"] : []),
    ],
  },
  {
    id: "p-cookie-link",
    when: ({ facts }) => !!facts["links.cookie"],
    says: [value((facts) => facts["links.cookie"] && host(facts["links.cookie"]))],
  },
  {
    id: "p-marketing",
    when: (owner) => owner.hasPurpose("newsletter"),
    says: [
      /заранее согласился их получать/,
      /Отказаться от рассылки можно в любой момент/,
      /немедленно прекращает рассылку/,
    ],
    onlyThen: true,
    saysShort: [
      /заранее согласился её получать/,
      /Отказаться от рассылки можно в любой момент/,
      /немедленно прекращает рассылку/,
    ],
  },
  {
    id: "p-distribution",
    when: ({ facts }) =>
      (facts["site.userCanPost"] && !facts["site.postsWithoutData"]) || facts["publishing.own"],
    says: [
      /отдельного согласия на обработку персональных данных, разрешённых субъектом для распространения/,
      /установить условия и запреты/,
    ],
    onlyThen: true,
  },
  {
    id: "p-minors",
    when: (owner) => owner.minors(),
    says: [/с согласия их законных представителей/],
    onlyThen: true,
  },
  { id: "p-source", says: [/Оператор получает от (?:самого )?субъекта/] },
  {
    id: "p-refusal",
    says: [/разъясняет последствия отказа/],
    saysShort: [/Субъект сам решает, сообщать ли их/],
  },
  {
    id: "p-smi",
    when: ({ facts }) => facts["site.isSmi"],
    says: [
      /профессиональной деятельности журналиста и законной деятельности средства массовой информации/,
    ],
    onlyThen: true,
  },
  {
    id: "p-registry",
    says: [/уведом(?:ить о ней|ил) Федеральную службу/, /реестр[еа]? операторов/],
    notInShort:
      "152-ФЗ ст. 22 ч. 1 binds without being retold; a number that was entered is printed",
  },
  {
    id: "p-aml",
    when: (owner) => owner.industry("crypto", "fintech", "insurance"),
    says: [/В случаях, предусмотренных ст\. 7 Федерального закона № 115-ФЗ/, /не менее 5 лет/],
    onlyThen: true,
  },
  {
    id: "p-publication",
    says: [
      /Политика опубликована/,
      /Доступ (?:к Политике )?свободный/,
      value((facts) => facts["links.policy"] && host(facts["links.policy"])),
    ],
  },
  { id: "p-changes", says: [/Новая редакция публикуется на Сайте/] },
  { id: "p-date", says: [/Редакция № \d+ от \d/, /Эта редакция действует с \d/] },
  { id: "p-contacts", says: [/можно обратиться/, value((facts) => facts["owner.email"])] },
  {
    id: "p-phone",
    when: ({ facts }) => !!facts["owner.phone"],
    says: [value((facts) => facts["owner.phone"])],
  },
];
