import { z } from "zod";
import { avatars } from "@/content/accounts/avatars";
import { lineSchema } from "@/lib/engine/text-schemas";
import { companyTypes } from "@/lib/platform/auth/roles";

const firstNameMissing = "Имя обязательно";
const lastNameMissing = "Фамилия обязательна";

/** Optional text: an absent field is not changed, an empty string or null clears it. */
const clearable = (max: number) =>
  z
    .preprocess((value) => (value === null ? "" : value), lineSchema(max))
    .transform((text) => (text === "" ? null : text))
    .optional();

/**
 * Body of `PATCH /api/user/profile` and the form of `/settings`. Both names are required by
 * contract: docs/specification/accounts.md#profile.
 */
export const profileRequest = z.strictObject({
  firstName: lineSchema(100, firstNameMissing).min(1, firstNameMissing),
  lastName: lineSchema(100, lastNameMissing).min(1, lastNameMissing),
  companyName: clearable(300),
  companyType: z.enum(companyTypes, "Выберите вариант из списка").optional(),
  phone: clearable(60),
  address: clearable(300),
});

export type Profile = z.output<typeof profileRequest>;

const avatarUrls = avatars.map(({ url }) => url);

/** Body of `PATCH /api/user/avatar`; null removes the picture. URLs of other sites are rejected. */
export const avatarRequest = z.strictObject({
  avatarUrl: z.enum(avatarUrls, "Выберите одно из шести изображений").nullable(),
});

export type ProfileChange = Profile | z.output<typeof avatarRequest>;

export type AvatarUrl = z.output<typeof avatarRequest>["avatarUrl"];
