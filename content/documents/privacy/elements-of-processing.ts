/**
 * Of the 74 elements of a privacy policy, those about the operator, the data and the recipients.
 * `docs/content-guide.md` says what to do when a check fails.
 */

import { type Element, host, value } from "@/content/documents/check/element";
import type { Owner } from "@/content/documents/check/owner";
import { chosenDataTypes, namesOtherSpecial } from "@/lib/engine/facts/processing/chosen-data";
import { presetOf } from "@/lib/engine/facts/processing/matrix/preset-of";
import { writesAboutPeople } from "@/lib/engine/facts/processing/matrix/purposes";
import { namesBannedNetwork } from "@/lib/engine/facts/processing/recipients";
import { contractorsOf } from "@/lib/engine/facts/processing/recipients/contractors";
import { paymentService } from "@/lib/engine/facts/processing/recipients/form-services";
import { hasOwnServer } from "@/lib/engine/facts/processing/recipients/platform";
import { dataPresets } from "@/lib/engine/presets/data";

const hasNoSpecial = (owner: Owner) =>
  !owner.health() && !owner.hasDataType("biometric") && !namesOtherSpecial(owner.facts);

export const elementsOfProcessing: Element[] = [
  { id: "p-title", says: [/^Политика обработки персональных данных$/im] },
  { id: "p-law", says: [/27\.07\.2006 № 152-ФЗ «О персональных данных»/] },
  { id: "p-operator-name", says: [value((facts) => facts["owner.name"])] },
  {
    id: "p-operator-inn",
    when: ({ facts }) => !!facts["owner.inn"],
    says: [/ИНН: \d/],
    onlyThen: true,
  },
  {
    id: "p-operator-ogrn",
    when: ({ facts }) => facts["owner.registration"]?.length === 13,
    says: [/ОГРН: \d{13}(?!\d)/],
    onlyThen: true,
  },
  {
    id: "p-operator-ogrnip",
    when: ({ facts }) => facts["owner.registration"]?.length === 15,
    says: [/ОГРНИП: \d{15}/],
    onlyThen: true,
  },
  {
    id: "p-operator-address",
    when: ({ facts }) => !!facts["owner.address"],
    says: [value((facts) => facts["owner.address"]?.replace(/\s*\n\s*/g, " "))],
  },
  { id: "p-site", says: [value((facts) => facts["site.address"] && host(facts["site.address"]))] },
  { id: "p-scope", says: [/Политика распространяется на/] },
  {
    id: "p-terms",
    says: [
      /Основные понятия/,
      /субъект персональных данных \(субъект\)/,
      /трансграничная передача —/,
    ],
    saysShort: [/понятия — в его значении/],
  },
  {
    id: "p-principles",
    says: [/соблюдает принципы/, /законно и справедливо/, /не собирать лишних/],
    notInShort: "152-ФЗ ст. 5 binds without being retold; the table shows how it is kept",
  },
  {
    id: "p-legal-grounds",
    says: [
      // The other grounds apply when a purpose rests on them; server logs always rest on a legitimate interest.
      /закон, который возлагает на Оператора обязанности/,
      /права и законные интересы Оператора/,
    ],
    saysShort: [/Основание: .*\(п\. 7\)/, /пункты без статьи — ч\. 1 ст\. 6 этого закона/],
  },
  {
    id: "p-purposes",
    says: [
      ({ facts }) =>
        facts["purposes.chosen"].map((key) => presetOf(key, facts).purpose).filter(Boolean),
      value((facts) => facts["purposes.other"]),
    ],
  },
  {
    id: "p-per-purpose-data",
    says: [/Чьи данные/, /Категория данных/, /Перечень данных/],
    saysShort: [
      /Цель и чьи данные: /,
      /Какие данные: \S/,
      // 152-ФЗ ст. 18.1 ч. 1 п. 2: stated once for every row that names no other.
      /Категория данных — иные персональные данные .+, если в строке не названа другая/,
    ],
  },
  {
    id: "p-per-purpose-process",
    says: [/Способ обработки/, /Срок обработки и хранения/, /Порядок уничтожения/],
    saysShort: [
      /Для (?:остальных|всех целей) — автоматизированная обработка/,
      /срок обработки и хранения:/,
      /Срок: \S/,
      /данные удаляются из информационных систем/,
    ],
  },
  {
    id: "p-subjects",
    says: [/Чьи данные/, /посетител/i],
    saysShort: [/чьи данные: /, /посетител/i],
  },
  {
    id: "p-data-list",
    says: [
      ({ facts }) =>
        chosenDataTypes(facts)
          .map((key) => dataPresets[key].label)
          .filter(Boolean),
      value((facts) => facts["data.other"]),
    ],
  },
  {
    id: "p-special-none",
    when: (owner) => hasNoSpecial(owner) && !writesAboutPeople(owner.facts),
    says: [/не обрабатывает специальные категории персональных данных .+ и биометрические/],
    onlyThen: true,
  },
  {
    id: "p-special-journalism",
    when: (owner) => hasNoSpecial(owner) && writesAboutPeople(owner.facts),
    says: [
      /не обрабатывает биометрические персональные данные\. Специальные категории.+вправе обрабатывать только для материалов и только в случаях, которые называет ч\. 2 ст\. 10/,
    ],
    onlyThen: true,
  },
  {
    id: "p-special-health",
    when: (owner) => owner.health(),
    says: [
      /состоянии здоровья относятся к специальной категории[^\n]*с согласия субъекта в письменной форме/,
    ],
    onlyThen: true,
  },
  // The table of recipients also says it of a laboratory, whatever the owner ticked.
  { id: "p-medical-secrecy", when: (owner) => owner.health(), says: [/врачебную тайну/] },
  {
    id: "p-biometric",
    when: (owner) => owner.hasDataType("biometric"),
    says: [/особенностях человека, по которым устанавливают/, /не влечёт отказа в обслуживании/],
    onlyThen: true,
  },
  {
    id: "p-actions",
    says: [/Действия с данными/, /сбор, запись, систематизация, накопление, хранение/i],
  },
  { id: "p-methods", says: [/(автоматизированная|смешанная) обработка/i] },
  { id: "p-consent-separate", says: [/не заменяет согласия/, /получает его отдельно от Политики/] },
  {
    id: "p-third-parties",
    when: ({ facts }) => facts["transfers.kinds"].length > 0,
    says: [/Персональные данные получают:/, /Зачем/, /Основание/],
  },
  {
    id: "p-third-parties-none",
    when: ({ facts }) => facts["transfers.kinds"].length === 0,
    says: [/(?:Другим|Третьим) лицам персональные данные раскрываются только с согласия субъекта/],
  },
  {
    id: "p-third-parties-other",
    when: ({ facts }) => contractorsOf(facts).length > 0,
    says: [({ facts }) => contractorsOf(facts).flatMap(({ name }) => name ?? [])],
  },
  {
    id: "p-processor",
    // An owner's own server is not a processor.
    when: ({ facts }) =>
      facts["transfers.kinds"].length > 0 || (!!facts["hosting.provider"] && !hasOwnServer(facts)),
    says: [/Обработку поручают только по договору/, /перед субъектом отвечает Оператор/],
  },
  {
    id: "p-payment",
    when: ({ facts, transfersTo }) =>
      transfersTo("payment_systems") || facts["transfers.paymentSystems"].length > 0,
    says: [
      ({ facts }) =>
        facts["transfers.paymentSystems"].map((key) => paymentService(key).displayName),
      /Данные банковской карты .+ не хранит/,
    ],
    onlyThen: true,
  },
  {
    id: "p-yandex",
    when: (owner) => owner.usesYandex(),
    says: [
      /Яндекс\.Метрика/,
      /ООО «ЯНДЕКС»/,
      value((facts) => facts["counters.yandex"] && `счётчик № ${facts["counters.yandex"]}`),
      /Какие данные: IP-адрес; файлы cookie; сведения об устройстве/,
    ],
    saysShort: [
      /Яндекс\.Метрика/,
      /ООО «ЯНДЕКС»/,
      value((facts) => facts["counters.yandex"] && `счётчик № ${facts["counters.yandex"]}`),
      // In the row of statistics, to which the table of recipients refers.
      /Какие данные: [^\n]*IP-адрес[^\n]*адреса просмотренных страниц/,
    ],
  },
  {
    id: "p-google",
    when: (owner) => owner.usesGoogle(),
    says: [
      /Google Analytics/,
      /Google LLC/,
      /на территорию США/,
      value((facts) => facts["counters.google"]),
    ],
  },
  {
    id: "p-other-analytics",
    when: ({ facts }) => !!facts["counters.other"],
    says: [value((facts) => facts["counters.other"])],
  },
  {
    id: "p-social",
    when: ({ transfersTo }) => transfersTo("social_networks"),
    says: [
      /входит через социальную сеть/,
      ({ facts }) =>
        namesBannedNetwork(facts) ? [] : ["вход через Facebook и Instagram закон запрещает"],
      () => ["признана экстремистской"],
    ],
    onlyThen: true,
  },
  {
    id: "p-crossborder",
    // A denial needs an answer for every recipient; until then a blank asks for it.
    says: [
      /Оператор (?:(?:не )?осуществляет|\[указать: осуществляет или не осуществляет\]) трансграничную передачу|Трансграничная передача(?: данных туристов)?:/,
    ],
  },
  {
    id: "p-crossborder-notice",
    when: (owner) => owner.usesGoogle(),
    says: [
      /осуществляет трансграничную передачу персональных данных:/,
      /уведомляет Роскомнадзор о намерении/,
      /оценивает, соблюдает ли получатель/,
      /10 рабочих дней, которые закон даёт Роскомнадзору/,
    ],
  },
  {
    id: "p-localization",
    says: [/только с использованием баз данных, находящихся на территории Российской Федерации/],
  },
  {
    id: "p-hosting",
    when: ({ facts }) => !!facts["hosting.provider"] && !hasOwnServer(facts),
    says: [/Сайт размещён у хостинг-провайдера/, value((facts) => facts["hosting.provider"])],
    onlyThen: true,
  },
  {
    id: "p-retention",
    // 152-ФЗ ст. 18.1 ч. 1 п. 2: each purpose has its own term, so a general one would say less.
    says: [/Срок обработки и хранения — \S/],
    saysShort: [/Срок: \S/],
  },
  {
    id: "p-retention-custom",
    when: ({ facts }) => !!facts["retention.custom"],
    says: [value((facts) => facts["retention.custom"]?.replace(/\.$/, ""))],
  },
  {
    id: "p-destroy-goal",
    says: [/Когда цель достигнута или данные для неё больше не нужны.+не позднее 30 дней/],
    saysShort: [
      /когда цель достигнута или данные для неё больше не нужны, истёк её срок.+не позднее 30 дней/,
    ],
  },
  {
    id: "p-destroy-withdraw",
    says: [/При отзыве согласия.+не позднее 30 дней.+иное основание/],
    saysShort: [/отозвано согласие — не позднее 30 дней, если иное не предусмотрено законом/],
  },
  {
    id: "p-destroy-docs",
    says: [/Уничтожение Оператор подтверждает актом.+выгрузкой из журнала/],
    saysShort: [/Уничтожение Оператор подтверждает документально/],
  },
  {
    id: "p-block",
    says: [/блокирует их и уничтожает не позднее 6 месяцев/],
    notInShort: "152-ФЗ ст. 21 ч. 6 is an exception that the law itself gives",
  },
];
