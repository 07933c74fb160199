import type { MemberRole, TeamRole } from "@/lib/platform/auth/team/roles";

/** The roles of an organisation, as people read them, and what each may do. */
export const roleWords: Record<TeamRole, { name: string; may: string }> = {
  owner: {
    name: "Владелец",
    may: "Всё: приглашает и убирает участников, открывает им сайты, удаляет документы и записи, передаёт сайт, решает о журнале согласий.",
  },
  editor: {
    name: "Редактор",
    may: "Меняет сведения о сайте, составляет и публикует документы, ведёт внутренние документы, баннер и уведомление Роскомнадзора. Может всё, что может юрист.",
  },
  lawyer: {
    name: "Юрист",
    may: "Читает документы и сведения, принимает изменения закона, ведёт запросы людей и инциденты, видит записи журнала согласий.",
  },
  reader: {
    name: "Читатель",
    may: "Читает и скачивает документы, видит сведения о сайте и сроки. Запросы людей, инциденты и записи журнала согласий ему не видны.",
  },
};

/** In the order in which a role is chosen: from the most to the least. */
export const offeredRoles: readonly MemberRole[] = ["editor", "lawyer", "reader"];
