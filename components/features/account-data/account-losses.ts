import type { CurrentUser } from "@/lib/features/accounts/responses";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";
import type { OrganisationSummary } from "@/lib/features/organisations/responses";
import { plural } from "@/lib/russian/plural";
import { quoted } from "@/lib/russian/quoted";

/** Page size of the browser's request for documents: beyond that the number is unknown. */
const countable = 200;

/**
 * What is deleted with an account, shown to its owner before; with numbers if known. `documents` is undefined while
 * they load. Documents shared with an organisation do not belong to the account, but its drafts of them do.
 * `organisation` is the owner's own.
 */
export function accountLosses(
  user: Pick<CurrentUser, "subscription" | "emailConfirmed">,
  documents: readonly DocumentSummary[] | undefined,
  organisation?: Pick<OrganisationSummary, "name" | "members">,
): string[] {
  const known =
    documents && documents.length < countable
      ? documents.filter(({ shared, status }) => !shared || status === "draft")
      : undefined;
  const count = (isMeant: (document: DocumentSummary) => boolean) => known?.filter(isMeant).length;
  const finished = count(({ status }) => status === "completed");
  const drafts = count(({ status }) => status === "draft");
  const open = count(({ publication }) => publication !== null);
  const losses: string[] = [];
  if (finished === undefined) losses.push("документы со всеми редакциями");
  else if (finished > 0) {
    const number = plural(finished, "документ", "документа", "документов");
    losses.push(`${number} со всеми редакциями`);
  }
  if (drafts === undefined) losses.push("черновики");
  else if (drafts > 0) losses.push(plural(drafts, "черновик", "черновика", "черновиков"));
  if (open !== undefined && open > 0) {
    const pages = plural(open, "страница", "страницы", "страниц");
    losses.push(`${pages} по ссылке: QR-коды и ссылки перестанут открываться`);
  }
  if (organisation) {
    const others = organisation.members - 1;
    const lost = plural(others, "участник потеряет", "участника потеряют", "участников потеряют");
    losses.push(
      `команда ${quoted(organisation.name)}${others > 0 ? `: ${lost} доступ к её сайтам` : ""}`,
    );
  }
  losses.push("профиль, уведомления и вход на всех устройствах");
  if (user.subscription !== "free") losses.push("подписка вместе с её остатком");
  if (user.emailConfirmed) losses.push("отзывы, оставленные с этого адреса почты");
  return losses;
}
