import { z } from "zod";
import { comparedBlock } from "@/lib/engine/compare/comparison";
import { decisions, remarkKinds } from "@/lib/features/lawyer-review/schema";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

const edition = z.int().min(1);

export const lawyerLinkResponse = z.strictObject({
  id: identifier,
  asked: z
    .string()
    .nullable()
    .describe("Кого просит владелец; null, если ключ сервиса сменился и текст не прочесть"),
  edition: edition.nullable().describe("Редакция, которую открывает ссылка; null у черновика"),
  state: z.enum(["open", "expired", "ended"]),
  createdAt: instant,
  expiresAt: instant,
  endedAt: instant.nullable(),
  openedAt: instant.nullable().describe("Когда ссылку открыли впервые"),
  review: z
    .strictObject({ name: z.string().nullable(), at: instant })
    .nullable()
    .describe("Отметка «Просмотрено»: имя написал тот, кто открыл ссылку, его никто не проверял"),
  remarks: z.int().min(0),
  waiting: z.int().min(0).describe("Сколько замечаний ждут ответа владельца"),
});

/** A link without its token. */
export type LawyerLink = z.output<typeof lawyerLinkResponse>;

/** The response of `GET /api/documents/{id}/lawyer-links`, newest first. */
export const lawyerLinksResponse = z.strictObject({
  links: z.array(lawyerLinkResponse),
  acceptsTexts: z.boolean().describe("Можно ли на вашем плане принять предложенный текст"),
});
export type LawyerLinks = z.output<typeof lawyerLinksResponse>;

/** The response of creating a link or replacing its address: the address is shown once. */
export const createdLawyerLinkResponse = z.strictObject({
  link: lawyerLinkResponse,
  address: z.url().describe("Адрес для юриста: больше его не узнать"),
});
export type CreatedLawyerLink = z.output<typeof createdLawyerLinkResponse>;

const decision = z.enum(decisions);

const ownersRemarkResponse = z.strictObject({
  id: identifier,
  kind: z.enum(remarkKinds),
  number: z.string().describe("Номер пункта, как его видел юрист"),
  words: z.string().describe("Слова пункта, как их видел юрист"),
  text: z.string().nullable().describe("null, если ключ сервиса сменился и текст не прочесть"),
  updatedAt: instant,
  fate: z
    .enum(["same", "changed", "gone"])
    .describe("Что стало с пунктом с тех пор: тот же, изменился, исчез"),
  difference: z
    .array(comparedBlock)
    .nullable()
    .describe("Предложенный текст рядом с нынешним; у принятого — с тем, который видел юрист"),
  decision: z.strictObject({ kind: decision, at: instant, edition: edition.nullable() }).nullable(),
});
export type OwnersRemark = z.output<typeof ownersRemarkResponse>;

/** The response of `GET /api/documents/{id}/lawyer-links/{link}`: the remarks in the order of the text. */
export const ownersReviewResponse = z.strictObject({
  link: lawyerLinkResponse,
  newestEdition: z.int().min(0).describe("У черновика 0"),
  general: z.string().nullable(),
  remarks: z.array(ownersRemarkResponse),
});
export type OwnersReview = z.output<typeof ownersReviewResponse>;

/** The response to an answer to a remark. */
export const decidedResponse = z.strictObject({
  edition: edition.nullable().describe("Новая редакция, если она появилась"),
});
export type Decided = z.output<typeof decidedResponse>;

const pieceResponse = z.strictObject({
  kind: z.enum(["title", "heading", "clause", "text"]),
  id: z.string().nullable().describe("У пунктов: к нему относится замечание"),
  number: z.string().nullable(),
  depth: z.int().min(0),
  markup: z.string().describe("HTML без скриптов"),
  norms: z.array(z.string()).describe("Нормы пункта"),
  words: z.string().describe("Слова пункта с подпунктами"),
  canPropose: z.boolean(),
  isOwn: z.boolean().describe("Пункт владельца сайта"),
});
export type ReviewPiece = z.output<typeof pieceResponse>;

const lawyersRemarkResponse = z.strictObject({
  clause: z.string(),
  kind: z.enum(remarkKinds),
  text: z.string(),
  decision: decision.nullable(),
});
export type LawyersRemark = z.output<typeof lawyersRemarkResponse>;

export const opinionResponse = z.strictObject({
  name: z.string(),
  remark: z.string(),
  at: instant,
});
export type Opinion = z.output<typeof opinionResponse>;

/** The response of `POST /api/lawyer-review`. */
export const lawyerReviewResponse = z.strictObject({
  key: identifier.describe("Чем отличать ссылки друг от друга; ничего не открывает"),
  title: z.string(),
  edition: edition.nullable().describe("null у черновика"),
  date: z.iso.date().describe("С какого дня действует редакция; у черновика — день ссылки"),
  expiresAt: instant,
  newerEdition: edition.nullable().describe("Номер новейшей редакции, если она другая"),
  isDraftChanged: z.boolean(),
  pieces: z.array(pieceResponse),
  remarks: z.array(lawyersRemarkResponse),
  opinion: opinionResponse.nullable(),
});
export type LawyerReview = z.output<typeof lawyerReviewResponse>;

/** The response of `PUT /api/lawyer-review/remarks`; null when the remark was deleted. */
export const savedRemarkResponse = z.strictObject({ remark: lawyersRemarkResponse.nullable() });
export type SavedRemark = z.output<typeof savedRemarkResponse>;
