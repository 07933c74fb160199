/**
 * The 73 elements of a privacy policy and how our text says each: for whom it must be there, and
 * where it must not be. `docs/content-guide.md` tells what to do when a check fails.
 */

import { dataPresets } from "@/content/presets/data";
import { purposePresets } from "@/content/presets/purposes";
import { paymentPresets } from "@/content/presets/services";
import {
  type DataType,
  type Industry,
  keysOf,
  type ProcessingPurpose,
  type ThirdParty,
  withdrawalMethods,
} from "@/lib/engine/answers/options";
import { chosenDataTypes, type KnownAnswers } from "@/lib/engine/facts/draft";

/** The answers as conditions read them. */
export class Owner {
  constructor(readonly f: KnownAnswers) {}
  purpose = (key: ProcessingPurpose) =>
    this.f.processingPurposes.includes(key) || (key === "other" && !!this.f.otherPurpose);
  dtype = (key: DataType) => chosenDataTypes(this.f).includes(key);
  xfer = (key: ThirdParty) => this.f.dataTransferToThirdParties.includes(key);
  industry = (...keys: Industry[]) => keys.includes(this.f.industry ?? "other");
  yandex = () => !!this.f.yandexMetricaId || this.f.analyticsServices.includes("yandex_metrica");
  google = () =>
    !!this.f.googleAnalyticsId || this.f.analyticsServices.includes("google_analytics");
  health = () => this.dtype("health") || this.industry("medical");
  minors = () => this.dtype("children") || this.industry("education");
}

export type Element = {
  id: string;
  /** Absent: for everyone. */
  when?: (owner: Owner) => boolean;
  /** What the text says; several must all be there. */
  says: (RegExp | ((owner: Owner) => string[]))[];
  /** True where the words must be absent for those to whom the element does not apply. */
  onlyThen?: true;
};

const value = (read: (f: KnownAnswers) => string | undefined) => (owner: Owner) => {
  const text = read(owner.f);
  return text === undefined ? [] : [text];
};
const host = (url: string) => url.replace(/^https?:\/\//, "").replace(/\/$/, "");

export const elements: Element[] = [
  { id: "p-title", says: [/^Политика обработки персональных данных$/im] },
  { id: "p-law", says: [/27\.07\.2006 № 152-ФЗ «О персональных данных»/] },
  { id: "p-operator-name", says: [value((f) => f.companyName)] },
  { id: "p-operator-inn", when: ({ f }) => !!f.inn, says: [/ИНН: \d/], onlyThen: true },
  {
    id: "p-operator-ogrn",
    when: ({ f }) => f.ogrn?.length === 13,
    says: [/ОГРН: \d{13}(?!\d)/],
    onlyThen: true,
  },
  {
    id: "p-operator-ogrnip",
    when: ({ f }) => f.ogrn?.length === 15,
    says: [/ОГРНИП: \d{15}/],
    onlyThen: true,
  },
  {
    id: "p-operator-address",
    when: ({ f }) => !!f.legalAddress,
    says: [value((f) => f.legalAddress?.replace(/\s*\n\s*/g, " "))],
  },
  { id: "p-site", says: [value((f) => f.websiteUrl && host(f.websiteUrl))] },
  { id: "p-scope", says: [/Политика распространяется на/] },
  {
    id: "p-terms",
    says: [
      /Основные понятия/,
      /субъект персональных данных \(субъект\)/,
      /трансграничная передача —/,
    ],
  },
  {
    id: "p-principles",
    says: [/соблюдает принципы/, /законно и справедливо/, /не собирает лишних/],
  },
  {
    id: "p-legal-grounds",
    says: [
      /согласие субъекта \(п\. 1 ч\. 1 ст\. 6/,
      /договор, который субъект заключает/,
      /закон, который возлагает на Оператора обязанности/,
      /права и законные интересы Оператора/,
    ],
  },
  {
    id: "p-purposes",
    says: [
      ({ f }) => f.processingPurposes.map((key) => purposePresets[key].purpose).filter(Boolean),
      value((f) => f.otherPurpose),
    ],
  },
  { id: "p-per-purpose-data", says: [/Чьи данные/, /Категория данных/, /Перечень данных/] },
  {
    id: "p-per-purpose-process",
    says: [/Способ обработки/, /Срок обработки и хранения/, /Порядок уничтожения/],
  },
  { id: "p-subjects", says: [/Чьи данные/, /посетител/i] },
  {
    id: "p-data-list",
    says: [
      ({ f }) =>
        chosenDataTypes(f)
          .map((key) => dataPresets[key].words)
          .filter(Boolean),
      value((f) => f.otherDataTypes),
    ],
  },
  {
    id: "p-special-none",
    when: (owner) => !owner.health() && !owner.dtype("biometric"),
    says: [/не обрабатывает специальные категории персональных данных .+ и биометрические/],
    onlyThen: true,
  },
  {
    id: "p-special-health",
    when: (owner) => owner.health(),
    says: [
      /состоянии здоровья относятся к специальной категории[^\n]*с согласия субъекта в письменной форме/,
      /врачебную тайну/,
    ],
    onlyThen: true,
  },
  {
    id: "p-biometric",
    when: (owner) => owner.dtype("biometric"),
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
    when: ({ f }) => f.dataTransferToThirdParties.length > 0,
    says: [/Персональные данные получают:/, /Зачем/, /Основание/],
  },
  {
    id: "p-third-parties-none",
    when: ({ f }) => f.dataTransferToThirdParties.length === 0,
    says: [
      /(?:третьим лицам Оператор персональные данные не передаёт|не передаёт персональные данные третьим лицам).+кроме случаев/,
    ],
  },
  {
    id: "p-third-parties-other",
    when: ({ f }) => !!f.otherThirdParties,
    says: [value((f) => f.otherThirdParties)],
  },
  {
    id: "p-processor",
    when: ({ f }) => f.dataTransferToThirdParties.length > 0 || !!f.hostingProvider,
    says: [
      /Поручая обработку другому лицу, Оператор заключает с ним договор/,
      /перед субъектом отвечает Оператор/,
    ],
  },
  {
    id: "p-payment",
    when: ({ f, xfer }) => xfer("payment_systems") || f.paymentSystems.length > 0,
    says: [
      ({ f }) => f.paymentSystems.map((key) => paymentPresets[key]),
      /Данные банковской карты .+ не хранит/,
    ],
    onlyThen: true,
  },
  {
    id: "p-yandex",
    when: (owner) => owner.yandex(),
    says: [
      /Яндекс\.Метрика/,
      /ООО «ЯНДЕКС»/,
      value((f) => f.yandexMetricaId && `счётчик № ${f.yandexMetricaId}`),
      /IP-адрес, файлы cookie, сведения об устройстве/,
    ],
  },
  {
    id: "p-google",
    when: (owner) => owner.google(),
    says: [
      /Google Analytics/,
      /Google LLC/,
      /на территорию США/,
      value((f) => f.googleAnalyticsId),
    ],
  },
  {
    id: "p-other-analytics",
    when: ({ f }) => !!f.otherAnalytics,
    says: [value((f) => f.otherAnalytics)],
  },
  {
    id: "p-social",
    when: ({ xfer }) => xfer("social_networks"),
    says: [
      /входит через социальную сеть/,
      /Facebook и Instagram на Сайте не используются/,
      /признана экстремистской/,
    ],
    onlyThen: true,
  },
  { id: "p-crossborder", says: [/Оператор (?:не )?осуществляет трансграничную передачу/] },
  {
    id: "p-crossborder-notice",
    when: (owner) => owner.google(),
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
    when: ({ f }) => !!f.hostingProvider,
    says: [/Сайт размещён у хостинг-провайдера/, value((f) => f.hostingProvider)],
    onlyThen: true,
  },
  { id: "p-retention", says: [/Общее правило хранения/] },
  {
    id: "p-retention-custom",
    when: ({ f }) => !!f.customRetentionPeriod,
    says: [value((f) => f.customRetentionPeriod?.replace(/\.$/, ""))],
  },
  { id: "p-destroy-goal", says: [/Когда цель достигнута.+не позднее 30 дней/] },
  { id: "p-destroy-withdraw", says: [/При отзыве согласия.+не позднее 30 дней.+иное основание/] },
  { id: "p-destroy-docs", says: [/Уничтожение подтверждается актом.+выгрузкой из журнала/] },
  { id: "p-block", says: [/блокирует их и уничтожает не позднее 6 месяцев/] },
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
  },
  {
    id: "p-request-content",
    says: [
      /В запросе указываются/,
      /номер основного документа, удостоверяющего личность/,
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
  },
  { id: "p-fix-7", says: [/не позднее 7 рабочих дней/] },
  { id: "p-unlawful-3", says: [/Неправомерную обработку.+3 рабочих дней.+10 рабочих дней/] },
  { id: "p-free", says: [/знакомиться с ними бесплатно/] },
  { id: "p-appeal", says: [/в Роскомнадзор или в суд/] },
  {
    id: "p-withdraw-how",
    says: [
      /Отозвать согласие можно/,
      ({ f }) => {
        const words: Record<string, string> = {
          email: "письмом на электронную почту",
          post: "почтовым отправлением",
          account: "в личном кабинете на Сайте",
          phone: "по телефону",
          form: "через форму на Сайте",
        };
        const chosen = keysOf(withdrawalMethods).filter((key) =>
          f.consentWithdrawalMethod.includes(key),
        );
        return (chosen.length > 0 ? chosen : ["email"]).map((key) => words[key] ?? key);
      },
    ],
  },
  {
    id: "p-security",
    says: [
      /угрозы безопасности/,
      /правила доступа к данным/,
      /машинные носители/,
      /контролирует принятые меры/,
      /восстанавливает данные/,
    ],
  },
  { id: "p-org-measures", says: [/внутренний контроль/, /оценивает вред/] },
  {
    id: "p-responsible",
    when: ({ f }) => !!f.responsiblePersonName,
    says: [
      value((f) => f.responsiblePersonName),
      value((f) => f.responsiblePersonPosition),
      value((f) => f.responsiblePersonEmail),
      value((f) => f.responsiblePersonPhone),
    ],
  },
  { id: "p-breach", says: [/в течение 24 часов/, /в течение 72 часов/] },
  {
    id: "p-cookies",
    when: (owner) => owner.dtype("cookies") || owner.yandex() || owner.google(),
    says: [/Файлы cookie и статистика/i, /только с согласия посетителя/],
  },
  {
    id: "p-cookie-link",
    when: ({ f }) => !!f.cookieUrl,
    says: [value((f) => f.cookieUrl && host(f.cookieUrl))],
  },
  {
    id: "p-marketing",
    when: (owner) => owner.purpose("newsletter"),
    says: [
      /заранее согласился их получать/,
      /Отказаться от рассылки можно в любой момент/,
      /немедленно прекращает рассылку/,
    ],
    onlyThen: true,
  },
  { id: "p-auto-decisions", says: [/на основании исключительно автоматизированной обработки/] },
  {
    id: "p-distribution",
    when: ({ f }) => !!f.userCanPost,
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
  { id: "p-source", says: [/Оператор получает от самого субъекта/] },
  { id: "p-refusal", says: [/разъясняет последствия отказа/] },
  {
    id: "p-smi",
    when: ({ f }) => !!f.isSmi,
    says: [
      /профессиональной деятельности журналиста и законной деятельности средства массовой информации/,
    ],
    onlyThen: true,
  },
  { id: "p-registry", says: [/уведомляет о ней Федеральную службу/, /реестр операторов/] },
  {
    id: "p-aml",
    when: (owner) => owner.industry("crypto", "fintech", "insurance"),
    says: [/№ 115-ФЗ/, /не менее 5 лет/],
    onlyThen: true,
  },
  {
    id: "p-publication",
    says: [
      /Политика опубликована/,
      /Доступ к Политике свободный/,
      value((f) => f.policyUrl && host(f.policyUrl)),
    ],
  },
  { id: "p-changes", says: [/Новая редакция публикуется на Сайте/] },
  { id: "p-date", says: [/Редакция № \d+ от \d/, /Эта редакция действует с \d/] },
  { id: "p-contacts", says: [/можно обратиться/, value((f) => f.contactEmail)] },
  { id: "p-phone", when: ({ f }) => !!f.phone, says: [value((f) => f.phone)] },
];
