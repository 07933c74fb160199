/**
 * The 32 elements of the regulation: 152-ФЗ ст. 18.1 ч. 1 п. 2 (for each purpose) and ст. 5, 6, 7, 9, 14, 19–22.1; ТК
 * РФ гл. 14 where data of employees are processed; ПП № 687 for papers.
 */
import { type Element, value } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

const company = (owner: PaperOwner) => owner.kind() === "company";
const named = (owner: PaperOwner) => owner.facts["responsible.name"] !== undefined;
const staffData = (owner: PaperOwner) => owner.said("staffPurposes") === true;
const video = (owner: PaperOwner) => owner.said("video") === true;
const passes = (owner: PaperOwner) => owner.said("passes") === true;

export const elements: Element<PaperOwner>[] = [
  { id: "r-title", says: [/^Положение об обработке персональных данных$/m, /УТВЕРЖДАЮ/] },
  { id: "r-law", says: [/Федеральному закону от 27\.07\.2006 № 152-ФЗ «О персональных данных»/] },
  {
    id: "r-operator",
    says: [
      value((facts) => facts["owner.name"]),
      value((facts) => facts["owner.inn"]),
      value((facts) => facts["owner.address"]?.replace(/[\s,;]*\n[\s,;]*/g, ", ")),
    ],
  },
  { id: "r-bound", says: [/обязательно для работников Оператора.+по иному договору/] },
  { id: "r-policy", says: [/политика обработки персональных данных.+те же, что в Политике/] },
  { id: "r-no-limit", says: [/не ограничивает прав, которые даёт закон.+не содержит согласия/] },
  {
    id: "r-responsible-company",
    when: company,
    says: [/Ответственный подотчётен руководителю/],
    onlyThen: true,
  },
  {
    id: "r-responsible-named",
    when: named,
    says: [value((facts) => facts["responsible.name"])],
  },
  {
    id: "r-responsible-blank",
    when: (owner) => company(owner) && !named(owner),
    says: [/Ответственный: \[указать: /],
    onlyThen: true,
  },
  {
    id: "r-responsible-duties",
    says: [
      /Ответственный обязан:/,
      /проводить внутренний контроль/,
      /доводить до работников положения законодательства/,
      /организовать приём и рассмотрение обращений и запросов/,
      /не позднее 15-го числа/,
    ],
  },
  { id: "r-workers", says: [/Работник обязан:/, /Работник не вправе:/] },
  { id: "r-principles", says: [/соблюдает принципы Закона о персональных данных/] },
  { id: "r-grounds", says: [/только если есть правовое основание/] },
  { id: "r-new", says: [/Пока проверка не закончена, новая обработка не начинается/] },
  { id: "r-consent", says: [/Согласие оформляется отдельно.+Доказательства согласия/] },
  {
    id: "r-purposes",
    says: [
      /Чьи данные — /,
      /Категория данных — /,
      /Перечень данных — /,
      /Правовое основание — /,
      /Способ обработки — /,
      /Срок обработки и хранения — /,
      /Порядок уничтожения — /,
    ],
  },
  {
    id: "r-staff",
    when: staffData,
    says: [
      /Кадровый и бухгалтерский учёт, исполнение трудовых договоров/,
      /документы по личному составу — 50 лет/,
      /Третьим лицам данные работника без его письменного согласия не сообщают/,
      /Сведения Оператор получает у самого работника/,
      /знакомят под подпись.+до подписания трудового договора/,
      /бесплатно знакомиться с ними, требовать исключить или исправить/,
    ],
    onlyThen: true,
  },
  {
    id: "r-video",
    when: video,
    says: [
      /Видеонаблюдение: безопасность людей/,
      /О видеонаблюдении работников предупреждают под подпись/,
      (owner) => [
        String(owner.said("videoTerm") ?? "[указать: сколько хранятся записи, например 30 дней]"),
      ],
    ],
    onlyThen: true,
  },
  {
    id: "r-passes",
    when: passes,
    says: [
      /^\d+\.\d+\. Пропускной режим$/m,
      /на проходной устанавливают личность, нужно согласие в письменной форме/,
      (owner) => [String(owner.said("passData") ?? "[указать: какие сведения нужны для пропуска")],
    ],
    onlyThen: true,
  },
  { id: "r-special", says: [/пециальн(?:ые|ой) категори|состоянии здоровья/] },
  {
    id: "r-access",
    says: [/названы в перечне лиц, имеющих доступ/, /обязательство о неразглашении/],
  },
  {
    id: "r-paper",
    says: [
      /где лежат данные каждой категории/,
      /обрабатываются для разных целей, хранят раздельно/,
    ],
  },
  { id: "r-recipients", says: [/(?:Другим|Третьим) лицам персональные данные раскрываются/] },
  { id: "r-localization", says: [/баз данных, находящихся на территории Российской Федерации/] },
  {
    id: "r-abroad",
    says: [/трансграничную передачу|Трансграничная передача:/],
  },
  { id: "r-retention", says: [/Срок хранения для каждой цели назван/] },
  {
    id: "r-destruction",
    says: [
      /не позднее 30 дней/,
      /подтверждает актом/,
      /выгрузкой из журнала/,
      /хранятся 3 года/,
      /не позднее 6 месяцев/,
    ],
  },
  {
    id: "r-rights",
    says: [
      /Субъект персональных данных имеет право:/,
      /Правилам рассмотрения запросов/,
      /в журнал/,
    ],
  },
  {
    id: "r-security",
    says: [/правовых, организационных и технических мер/, /уровня защищённости/],
  },
  { id: "r-incident", says: [/24 часов/, /72 часов/, /Выходные и праздники срока не продлевают/] },
  { id: "r-control", says: [/Правилам внутреннего контроля/] },
  {
    id: "r-liability",
    says: [/подп\. «в» п\. 6 ч\. 1 ст\. 81 Трудового кодекса/, /По запросу Роскомнадзора/],
  },
];
