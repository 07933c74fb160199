/** What the instruction must say: 152-ФЗ ст. 21 ч. 3.1 in the words of `content/incidents/incidents.ts`, ст. 19. */
import { type Element, host, value } from "@/content/documents/check/element";
import { incidentFields } from "@/content/incidents/incidents";
import type { PaperOwner } from "@/content/internal-papers/check/paper-owner";
import { lowerFirst } from "@/lib/russian/first-letter";

/** The notices must list what the incident screen asks, in the same words. */
const labels = (part: "notice" | "results") => () =>
  Object.values(incidentFields)
    .filter((field) => field.part === part)
    .map(({ label }) => lowerFirst(label));

const processors = (owner: PaperOwner) => (owner.fact("paper.processors") ?? []) as string[];
const isCompany = (owner: PaperOwner) => owner.kind() === "company";
const named = (owner: PaperOwner) => owner.facts["responsible.name"] !== undefined;

export const elements: Element<PaperOwner>[] = [
  { id: "i-title", says: [/^Инструкция: что делать, если персональные данные утекли$/m] },
  {
    id: "i-owner",
    says: [
      value((facts) => facts["owner.name"]),
      value((facts) => facts["site.address"] && host(facts["site.address"])),
    ],
  },
  { id: "i-what", says: [/неправомерно или случайно переданы[^.]+нарушило права людей/] },
  {
    id: "i-terms",
    says: [/24 часа — сообщить об инциденте, 72 часа — сообщить о результатах/, /в выходные/],
  },
  { id: "i-notice", says: [/До конца 24-го часа/, labels("notice")] },
  { id: "i-results", says: [/До конца 72-го часа/, labels("results")] },
  { id: "i-portal", says: [/pd\.rkn\.gov\.ru[^.]+проверьте/] },
  { id: "i-attacks", says: [/государственную систему обнаружения, предупреждения и ликвидации/] },
  {
    id: "i-responsible",
    when: named,
    says: [
      /Отвечает за действия при инциденте и за связь с Роскомнадзором:/,
      value((facts) => facts["responsible.name"]),
    ],
  },
  {
    id: "i-himself",
    when: (owner) => !isCompany(owner) && !named(owner),
    says: [/отвечает сам Оператор: /],
    onlyThen: true,
  },
  {
    id: "i-head",
    when: isCompany,
    says: [/Руководитель утверждает уведомления/],
    onlyThen: true,
  },
  {
    id: "i-staff",
    when: (owner) => owner.hasStaff(),
    says: [/Каждый, кто заметил инцидент/, /С инструкцией знакомят каждого/],
    onlyThen: true,
  },
  {
    id: "i-processors",
    when: (owner) => processors(owner).length > 0,
    says: [/в первый час просят закрыть доступ/, processors],
    onlyThen: true,
  },
  { id: "i-evidence", says: [/ничего не удалять: сохранить журналы/] },
  {
    id: "i-backup",
    says: [
      (owner) => [String(owner.said("backup") ?? "[указать: как делаются и где лежат копии]")],
    ],
  },
  {
    id: "i-persons",
    says: [
      /Сообщать каждому пострадавшему ч\. 3\.1 ст\. 21 Закона о персональных данных не требует/,
      /неправомерной обработки[^.]+уведомить субъекта обязательно: этого требует ч\. 3 ст\. 21/,
    ],
  },
  { id: "i-journal", says: [/О каждом инциденте хранят запись/] },
  { id: "i-approved", says: [/^УТВЕРЖДАЮ$/m] },
];
