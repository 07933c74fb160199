/** Texts about the monthly limit and the free first set of a site (docs/specification/plans.md#first-set). */
import { formatRussianDate, type IsoDate } from "@/lib/core/time/moscow-time";
import { plural } from "@/lib/russian/plural";

/** What the first set of a site includes, in the words of every page that mentions it. */
export const firstSetDescription =
  "политика, все согласия, политика cookie, соглашение и отказ от соцсетей";

/** «1 из 3»: how much of the monthly limit is used. */
const usage = (created: number, limit: number): string => `${created} из ${limit}`;

const opens = (opensOn: IsoDate): string => formatRussianDate(opensOn);

export const allowanceTexts = {
  /** The whole month, before a document type is chosen. */
  month: (created: number, limit: number) =>
    `В этом месяце занято ${usage(created, limit)} ${limit === 1 ? "документа" : "документов"}.`,
  beginsSet: "Первый комплект одного сайта считается одним документом, сколько бы в нём ни было.",
  withinSet: (address: string) =>
    `Документы первого комплекта ${address}, которых ещё нет, лимит не тратят.`,
  spentTitle: "В этом месяце новых документов больше не создать",
  spent: (opensOn: IsoDate) =>
    `Заполнить форму и посмотреть документ можно сейчас: ответы сохранятся. Создать его получится с ${opens(opensOn)}`,
  spentBesideSetTitle: "Лимит этого месяца использован",
  spentBesideSet: (address: string, opensOn: IsoDate) =>
    `Недостающие документы первого комплекта ${address} создаются и сейчас. Остальные можно заполнить и посмотреть, а создать — с ${opens(opensOn)}`,
  /** The document that is being made. */
  covered: (address: string) => `Входит в первый комплект ${address}: лимит месяца не тратит.`,
  /** While no site is entered: a document of the first set's site can be made now, one of another site later. */
  perhapsCovered: (address: string, opensOn: IsoDate) =>
    `Если это документ сайта ${address}, он входит в первый комплект и создаётся сейчас. Документ другого сайта получится создать с ${opens(opensOn)}`,
  begins: (remaining: number, limit: number) =>
    `С этого документа начнётся первый комплект сайта: весь комплект займёт один документ, в этом месяце останется ${usage(remaining, limit)}.`,
  takes: (remaining: number, limit: number) =>
    `Займёт один документ: в этом месяце останется ${usage(remaining, limit)}.`,
  /** Under the button. */
  later: (opensOn: IsoDate) =>
    `Лимит этого месяца занят. Документ можно будет создать с ${opens(opensOn)}, черновик сохранится.`,
  /** Before a package is created. */
  packageTakes: (takes: number, limit: number) =>
    takes === 0
      ? "Все эти документы входят в первый комплект сайта: лимит месяца они не тратят."
      : `Вместе займут ${plural(takes, "документ", "документа", "документов")} из ${limit} в месяц: первый комплект сайта считается одним.`,
  packageCounts: (takes: number, limit: number) =>
    `Займут ${plural(takes, "документ", "документа", "документов")} из ${limit} в месяц.`,
  /** On the dashboard. */
  rest: (rest: number, opensOn: IsoDate) =>
    rest > 0
      ? `До ${opens(opensOn)} можно создать ещё ${plural(rest, "документ", "документа", "документов")}.`
      : `Лимит этого месяца использован. Новый откроется ${opens(opensOn)}`,
} as const;
