import { questions } from "@/content/questions";

const { ownerType, companyName, websiteUrl, contactEmail, phone, inn, ogrn, legalAddress } =
  questions;

/** What every form begins with. */
export const firstQuestions = {
  ownerType,
  companyName,
  websiteUrl,
  contactEmail,
  phone,
  inn,
  ogrn,
  legalAddress,
};
