/** Texts of `/admin/settings` about the operator of the service. */

type OperatorField = {
  /** A column of `admin_settings`. */
  name: string;
  label: string;
  hint?: string;
};

/** The facts that «О сервисе», «Контакты», the footer and our own documents print, in display order. */
export const operatorFields = [
  {
    name: "siteName",
    label: "Название сервиса",
    hint: "Стоит в шапке, в письмах и в поиске. Пустое поле — «Сайт по закону».",
  },
  {
    name: "operatorName",
    label: "Владелец",
    hint: "Как в реестре: ООО «Ромашка», ИП Серова Анна Петровна или фамилия, имя, отчество.",
  },
  { name: "operatorInn", label: "ИНН" },
  { name: "operatorOgrn", label: "ОГРН или ОГРНИП" },
  {
    name: "operatorAddress",
    label: "Адрес",
    hint: "Его увидят все посетители. Физическому лицу подойдёт адрес до востребования.",
  },
  {
    name: "operatorResponsible",
    label: "Ответственный за персональные данные",
    hint: "Фамилия, имя, отчество: печатается в нашей политике.",
  },
  {
    name: "operatorHosting",
    label: "Хостинг",
    hint: "У кого стоит сервер. Пустое поле — сервер свой: так и будет сказано в политике.",
  },
  { name: "operatorHostingAddress", label: "Адрес хостинга" },
  {
    name: "operatorProcessors",
    label: "Кому ещё передаются данные",
    hint: "Через запятую: например, почтовый сервис.",
  },
] as const satisfies readonly OperatorField[];

export const operatorTypeLabels = {
  legal: "Организация или предприниматель",
  individual: "Физическое лицо",
} as const;

/** Shown next to a field that cannot be changed in the panel. */
export const fixedSettingHint = (variable: string) =>
  `Задано при установке, переменной ${variable}. Здесь не меняется.`;

/** Shown under the form: the consequences of saving. */
export const operatorSaveNote =
  "Сохранённое сразу встаёт в подвал, на «О сервисе» и «Контакты» и в наши собственные документы. Дата редакции политики станет сегодняшней.";
