import { z } from "zod";
import { memberRoles } from "@/lib/core/access/organisation-roles";
import { isId } from "@/lib/core/ids";
import { lineSchema } from "@/lib/engine/text-schemas";
import { accountEmail } from "@/lib/features/accounts/schema";

/** Segments of `/api/organisations/{id}`. */
export const organisationParams = z.object({ id: z.string().refine(isId) });
/** Segments of `/api/organisations/{id}/members/{member}`. */
export const memberParams = organisationParams.extend({ member: z.string().refine(isId) });
/** Segments of `/api/organisations/{id}/sites/{site}`. */
export const organisationSiteParams = organisationParams.extend({ site: z.string().refine(isId) });
/** Segments of `/api/organisations/{id}/invitations/{invitation}`. */
export const invitationParams = organisationParams.extend({
  invitation: z.string().refine(isId),
});

const nameMissing = "Укажите название: как студию или компанию знают клиенты";

/** Body of `POST` and `PATCH /api/organisations…`. */
export const organisationRequest = z.strictObject({
  name: lineSchema(120, nameMissing).min(1, nameMissing),
});
export type OrganisationRequest = z.input<typeof organisationRequest>;

const role = z.enum(memberRoles, "Роль — «Редактор», «Юрист» или «Читатель»");

/** Body of `PATCH /api/organisations/{id}/members/{member}`. */
export const memberRoleRequest = z.strictObject({ role });

/** Body of `POST /api/organisations/{id}/invitations`. */
export const invitationRequest = z.strictObject({ email: accountEmail, role });
export type InvitationRequest = z.input<typeof invitationRequest>;

/** Body of `PUT /api/organisations/{id}/sites/{site}`. */
export const organisationSiteRequest = z.strictObject({
  showsStudio: z.boolean("Показывать студию в документах — true или false").default(false),
});

/** The number of base64 characters for 128 KiB. */
const logoLetters = 174_764;

/** Body of `PUT /api/organisations/{id}/logo`. */
export const logoRequest = z.strictObject({
  image: z
    .string("Выберите файл логотипа")
    .min(1, "Выберите файл логотипа")
    .max(logoLetters, "Логотип больше 128 КБ. Уменьшите картинку.")
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, "Файл передан не в base64"),
});

const tokenMissing = "В ссылке нет кода. Откройте её из письма ещё раз.";

/** The token of an e-mailed link, as its page sends it. */
export const emailLinkToken = z
  .string(tokenMissing)
  .min(1, tokenMissing)
  .max(200, "Некорректная ссылка");

/** Body of `POST /api/invitations/look` and `…/accept`. */
export const emailLinkRequest = z.strictObject({ token: emailLinkToken });
