/**
 * Test support: questions of an internal control that only some owners are asked; the plan and the act ask the same.
 */
import type { Element } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

type AskedOnly = (id: string) => Element<PaperOwner>;

const asked =
  (when: (owner: PaperOwner) => boolean, question: RegExp): AskedOnly =>
  (id) => ({ id, when, says: [question], onlyThen: true });

const hasRows = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

export const asksOfStaff = asked(
  (owner) => owner.hasStaff(),
  /у уволенных он закрыт[\s\S]*подписали обязательства/,
);
export const asksOfAlone = asked(
  (owner) => !owner.hasStaff(),
  /есть только у Оператора и тех, кому он поручил работу/,
);
export const asksOfStaffData = asked(
  (owner) => owner.hasStaff() && owner.said("staffPurposes") === true,
  /О работниках собирают только то, чего требуют закон и трудовой договор/,
);
export const asksOfVideo = asked(
  (owner) => owner.said("video") === true,
  /О видеонаблюдении предупреждают/,
);
export const asksOfCookies = asked(
  (owner) => owner.fact("cookies.used") === true,
  /не включаются до выбора посетителя/,
);
export const asksOfLetters = asked(
  (owner) => owner.purpose("newsletter"),
  /Рассылка идёт только тем, кто согласился/,
);
export const asksOfForeign = asked(
  (owner) => hasRows(owner.fact("crossBorder")),
  /О трансграничной передаче Роскомнадзор уведомлён/,
);
export const asksOfDistribution = asked(
  (owner) => owner.f["site.userCanPost"] || owner.f["publishing.own"],
  /с отдельным согласием на распространение/,
);
export const asksOfHealth = asked(
  (owner) => owner.fact("special.health") === true,
  /Сведения о здоровье обрабатываются на законном основании/,
);
