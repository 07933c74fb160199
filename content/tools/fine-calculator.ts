/**
 * Texts of the fine calculator (`/calculator`): names, explanations and the matching law. Its figures are fixed by
 * contract and are in `lib/tools/fines/figures.ts`; the current amounts of article 13.11 are in
 * `content/tools/penalties.ts`. The contract (docs/specification/tools.md#fine-calculator) names the violations by id
 * only; the texts are ours.
 */
import { getPenalty } from "@/content/tools/penalties";
import type { FactorId, OrganisationId, ViolationId } from "@/lib/tools/fines/figures";

export type ChoiceTexts = {
  name: string;
  /** How to recognise it on one's own site. */
  description: string;
};

export const violationTexts: Record<ViolationId, ChoiceTexts> = {
  "no-consent": {
    name: "Нет согласия на обработку данных",
    description:
      "Согласие нужно, а его не берут, галочка стоит заранее или согласие спрятано в оферте.",
  },
  "no-security": {
    name: "Данные не защищены",
    description: "Сайт без https, один пароль на всех, заявки видит кто угодно, копий нет.",
  },
  "no-notification": {
    name: "Роскомнадзор не уведомлён",
    description: "Данные уже собирают, а владельца сайта в реестре операторов нет.",
  },
  "no-localization": {
    name: "Данные россиян хранятся за границей",
    description: "Заявки записываются в базу иностранного сервиса или хостинга.",
  },
  "no-policy": {
    name: "Нет политики обработки данных",
    description: "Политика не опубликована, или её не открыть без входа.",
  },
  "gdpr-violation": {
    name: "Нарушен GDPR",
    description:
      "Закон Европейского союза. Касается тех, кто предлагает товары и услуги людям в Союзе или наблюдает за ними.",
  },
};

export const organisationLabels: Record<OrganisationId, string> = {
  ip: "ИП",
  ooo: "ООО, до 250 сотрудников",
  big: "Крупная компания, от 250 сотрудников",
  international: "Международная компания",
};

export const factorTexts: Record<FactorId, ChoiceTexts> = {
  repeat: { name: "Нарушение повторное", description: "За такое же уже наказывали." },
  massive: { name: "Больше 1\u202f000 человек", description: "Столько людей затронуло нарушение." },
  sensitive: {
    name: "Особые данные",
    description: "Здоровье, биометрия, взгляды, национальность, интимная жизнь.",
  },
  commercial: {
    name: "Ради выгоды",
    description: "Данные продали, обменяли или иначе на них заработали.",
  },
  harm: { name: "Людям причинён вред", description: "Человек потерял деньги или пострадал иначе." },
};

/** Critical severity adds a note about criminal liability (docs/specification/law.md#criminal-liability). */
export const criminalNote =
  "При критической тяжести помните и об уголовной ответственности: с 11 декабря 2024 года незаконный оборот компьютерной информации с персональными данными наказывает статья 272.1 УК РФ. Она о краденых и купленных базах; база за границей или GDPR сами по себе под неё не подпадают.";

/** What to know before reading the matching parts of the article; absent when the parts say it all. */
export const articleNotes: Partial<Record<ViolationId, string>> = {
  "no-consent":
    "Если данные нужны для договора с самим человеком или этого требует закон, согласия не нужно и штрафа за его отсутствие нет.",
  "no-security":
    "Части о самих мерах защиты в статье нет: наказывают за то, что данные утекли или их не сберегли. Утечка меньше тысячи человек, судя по практике, идёт по части 1.",
  "no-notification": "Не сообщить об утечке — другое нарушение, часть 11.",
  "gdpr-violation":
    "Соответствия в кодексе нет: GDPR — закон Европейского союза, Роскомнадзор за него не штрафует. [Касается ли он вашего сайта](/articles/gdpr-i-rossiyskiy-sayt).",
};

/** A part that says «то же повторно» is printed with the words of the previous part. */
const repeats: Record<string, string> = { "1.1": "1", "2.1": "2", "5.1": "5", "9": "8" };

/** Returns what a part of article 13.11 punishes, worded so that it is clear without context. */
export const offenceOf = (part: string): string => getPenalty(repeats[part] ?? part).offence;
