import { z } from "zod";
import { memberRoles } from "@/lib/core/access/organisation-roles";
import { identifier, instant } from "@/lib/platform/http/responses/response-schemas";

/** An account's id, made by `newId` or by an earlier program. */
const userId = z.string().min(1);

/** The user's role in an organisation: its owner, or a member. */
const organisationRoles = ["owner", ...memberRoles] as const;

const summaryShape = {
  id: identifier,
  name: z.string(),
  role: z.enum(organisationRoles).describe("Кто вы в команде"),
  hasLogo: z.boolean(),
  members: z.int().min(1).describe("Сколько участников, вместе с владельцем"),
  sites: z.int().min(0).describe("Сколько сайтов"),
};

export const organisationSummaryResponse = z.strictObject(summaryShape);
/** An organisation in the list of those that the user works in. */
export type OrganisationSummary = z.output<typeof organisationSummaryResponse>;

const member = z.strictObject({
  id: userId,
  email: z.string(),
  name: z.string().describe("Имя и фамилия; пусто, если не названы"),
  role: z.enum(organisationRoles),
  isYou: z.boolean(),
  since: instant,
});
export type Member = z.output<typeof member>;

export const invitationResponse = z.strictObject({
  id: identifier,
  email: z.string(),
  role: z.enum(memberRoles),
  expiresAt: instant,
  hasEnded: z
    .boolean()
    .describe("Ссылка из письма больше не действует; приглашение можно отправить ещё раз"),
});
export type Invitation = z.output<typeof invitationResponse>;

const organisationSite = z.strictObject({
  id: identifier,
  name: z.string(),
  address: z.string(),
  isYours: z.boolean().describe("Сайт вашего аккаунта"),
  isOfOwner: z
    .boolean()
    .describe("Сайт владельца команды, а не клиента, который оставил ей доступ"),
  showsStudio: z.boolean().describe("Говорят ли документы сайта, кто их подготовил"),
});

export const organisationResponse = z.strictObject({
  ...summaryShape,
  people: z.array(member),
  invitations: z.array(invitationResponse).describe("Ждут ответа; видит только владелец"),
  teamSites: z.array(organisationSite),
});
/** An organisation with its members and sites. */
export type Organisation = z.output<typeof organisationResponse>;

export const organisationEventResponse = z.strictObject({
  id: identifier,
  actor: z.string().nullable().describe("Email; null, если аккаунта больше нет"),
  action: z.string(),
  member: z.string().nullable().describe("Email участника, о котором речь"),
  site: z.string().nullable(),
  createdAt: instant,
});
/** An entry of an organisation's log. */
export type OrganisationEvent = z.output<typeof organisationEventResponse>;

export const offeredInvitationResponse = z.strictObject({
  organisation: z.string(),
  role: z.enum(memberRoles),
  email: z.string().describe("Кому отправлено приглашение"),
  expiresAt: instant,
});
/** An invitation as shown to the reader of its e-mail. */
export type OfferedInvitation = z.output<typeof offeredInvitationResponse>;

export const joinedResponse = z.strictObject({ organisation: identifier, message: z.string() });
