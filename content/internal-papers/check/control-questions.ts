/** Test support: control questions that only some owners are asked; the plan and the act ask the same ones. */
import type { Element } from "@/content/documents/check/element";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";

type AskedOnly = (id: string) => Element<PaperOwner>;

const questions =
  (when: (owner: PaperOwner) => boolean, question: RegExp): AskedOnly =>
  (id) => ({ id, when, says: [question], onlyThen: true });

const hasRows = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

export const asksAboutStaff = questions(
  (owner) => owner.hasStaff(),
  /у уволенных он закрыт[\s\S]*подписали обязательства/,
);
export const asksAboutWorkingAlone = questions(
  (owner) => !owner.hasStaff(),
  /есть только у Оператора и тех, кому он поручил работу/,
);
export const asksAboutStaffData = questions(
  (owner) => owner.hasStaff() && owner.said("staffPurposes") === true,
  /О работниках собирают только то, чего требуют закон и трудовой договор/,
);
export const asksAboutVideo = questions(
  (owner) => owner.said("video") === true,
  /О видеонаблюдении предупреждают/,
);
export const asksAboutCookies = questions(
  (owner) => owner.fact("cookies.used") === true,
  /не включаются до выбора посетителя/,
);
export const asksAboutMailings = questions(
  (owner) => owner.hasPurpose("newsletter"),
  /Рассылка идёт только тем, кто согласился/,
);
export const asksAboutForeignTransfer = questions(
  (owner) => hasRows(owner.fact("crossBorder")),
  /О трансграничной передаче Роскомнадзор уведомлён/,
);
export const asksAboutDistribution = questions(
  (owner) => owner.facts["site.userCanPost"] || owner.facts["publishing.own"],
  /с отдельным согласием на распространение/,
);
export const asksAboutHealth = questions(
  (owner) => owner.fact("special.health") === true,
  /Сведения о здоровье обрабатываются на законном основании/,
);
