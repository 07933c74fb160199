import { once } from "@/lib/core/once";
import type { CheckReport, FindingDetails } from "@/lib/features/site-check/report/responses";
import { capitalised } from "@/lib/russian/first-letter";
import { plural, pluralForm } from "@/lib/russian/plural";

type Service = CheckReport["services"][number];
type Form = CheckReport["forms"][number];

export type FindingCounts = Record<FindingDetails["severity"], number>;

export const severityTitles: Readonly<FindingLabels<"severity">> = {
  high: "Важные",
  medium: "Обычные",
  low: "На заметку",
};

/** How certain a finding is. */
export const findingStatusLabels: Readonly<FindingLabels<"status">> = {
  seen: "Видно на сайте",
  inferred: "Похоже",
  byHand: "Проверьте сами",
};

type FindingLabels<Key extends "severity" | "status"> = Record<FindingDetails[Key], string>;

export function countFindings(findings: readonly FindingDetails[]): FindingCounts {
  const count = (severity: FindingDetails["severity"]) =>
    findings.filter((finding) => finding.severity === severity).length;
  return { high: count("high"), medium: count("medium"), low: count("low") };
}

/** «3 важных, 2 обычных, 1 на заметку»; empty if there are none. */
export function formatSeverityCounts({ high, medium, low }: FindingCounts): string {
  return [
    high > 0 && `${high}\u00a0${pluralForm(high, "важное", "важных", "важных")}`,
    medium > 0 && `${medium}\u00a0${pluralForm(medium, "обычное", "обычных", "обычных")}`,
    low > 0 && `${low}\u00a0на\u00a0заметку`,
  ]
    .filter(Boolean)
    .join(", ");
}

export const formatFindingCount = (counts: FindingCounts): string =>
  plural(counts.high + counts.medium + counts.low, "замечание", "замечания", "замечаний");

/** The anchor of each finding: its rule, numbered if a rule has several findings. */
export function findingAnchors(findings: readonly FindingDetails[]): string[] {
  return findings.map(({ rule }, at) => {
    const before = findings.slice(0, at).filter((finding) => finding.rule === rule).length;
    return before === 0 ? rule : `${rule}-${before + 1}`;
  });
}

/**
 * For each finding, the pictures already shown at an earlier one, with its title: each is printed once.
 * @param findings in page order
 */
export function cropsShownBefore(
  findings: readonly Pick<FindingDetails, "title" | "evidence">[],
): ReadonlyMap<number, string>[] {
  const shown = new Map<number, string>();
  return findings.map(({ title, evidence }) => {
    const before = new Map(shown);
    for (const { crop } of evidence) if (crop && !shown.has(crop.n)) shown.set(crop.n, title);
    return before;
  });
}

export const loadLabels: Readonly<Record<Service["load"], string>> = {
  immediate: "сразу",
  deferred: "после действия посетителя",
  linked: "только ссылка",
};

export const formKindLabels: Readonly<Record<Form["kind"], string>> = {
  search: "Поиск",
  login: "Вход",
  registration: "Регистрация",
  newsletter: "Подписка на рассылку",
  order: "Заказ",
  comment: "Комментарий",
  contact: "Заявка или вопрос",
  other: "Форма",
};

export const formFieldLabels: Readonly<Record<Form["fields"][number], string>> = {
  full_name: "фамилия, имя",
  name: "имя",
  phone: "телефон",
  email: "почта",
  address: "адрес",
  birth_date: "дата рождения",
  passport: "паспорт",
  snils: "СНИЛС",
  inn: "ИНН",
  photo: "фото или файл",
  health: "здоровье",
  child: "сведения о ребёнке",
  card: "банковская карта",
  comment: "комментарий",
  login: "логин",
  password: "пароль",
};

export const requisiteLabels: Readonly<Record<CheckReport["requisites"][number]["kind"], string>> =
  {
    inn: "ИНН",
    ogrn: "ОГРН",
    ogrnip: "ОГРНИП",
  };

const regions = once(() => new Intl.DisplayNames(["ru"], { type: "region", style: "short" }));

/** «Россия»; the code itself if the browser does not know it. */
export function countryName(code: string): string {
  try {
    return regions().of(code) ?? code;
  } catch {
    return code;
  }
}

/**
 * Shortens «Не удалось прочитать: такой страницы нет. Проверьте адрес. О нарушениях судить нельзя.» to «Такой страницы
 * нет. Проверьте адрес.», because the heading above says the rest.
 */
export const unreadReason = (text: string): string =>
  capitalised(
    text.replace(/^Не удалось прочитать: /, "").replace(/ О нарушениях судить нельзя\.$/, ""),
  );

/** «romashka.ru/kontakty»: the URL as people read it, without its scheme. */
export function shortAddress(url: string): string {
  let address = url.replace(/^https?:\/\//, "").replace(/\/$/, "");
  try {
    address = decodeURI(address);
  } catch {
    // Not valid UTF-8: shown as it is.
  }
  return address;
}
