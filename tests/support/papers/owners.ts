/** The twelve fictional owners of the notification, with their answers for the internal papers. */
import { owners as passports } from "@/tests/support/regulator/owners";

const company = {
  headPost: "Генеральный директор",
  headName: "В. В. Ветров",
  city: "г. Тверь",
  accessPosts: "менеджер по заказам\nбухгалтер",
  commission: "генеральный директор В. В. Ветров\nбухгалтер Н. Н. Мухина",
  staffPurposes: "yes",
  video: "no",
  passes: "no",
  staffOnSite: "yes",
  salaryBank: "no",
  staffInsurance: "no",
  backup: "ежедневно средствами хостинга, копии хранятся 14 дней",
  threatType: "type3",
  subjectCount: "under100k",
  anonymises: "no",
  harmMedium: "none",
};
const alone = {
  hasStaff: "no",
  city: "г. Псков",
  threatType: "type3",
  subjectCount: "under100k",
  anonymises: "no",
  harmMedium: "none",
};
const withStaff = {
  ...alone,
  hasStaff: "yes",
  accessPosts: "продавец",
  staffPurposes: "yes",
  video: "yes",
  videoTerm: "30 дней",
  passes: "no",
  staffOnSite: "no",
  salaryBank: "yes",
  staffInsurance: "no",
};

/** An unanswered question is a blank: for some owners nothing is known. */
const paperAnswers: Record<string, Record<string, string>> = {
  blogger: alone,
  clinic: {
    ...company,
    video: "yes",
    passes: "yes",
    salaryBank: "yes",
    bankName: "ПАО «Копилка», г. Москва, ул. Банковская, д. 1",
    staffInsurance: "yes",
    insurerName: "АО «Забота», г. Москва, ул. Полисная, д. 2",
    subjectCount: "over100k",
  },
  entrepreneur: alone,
  game: company,
  insurance: { ...company, threatType: "type2", subjectCount: "over100k" },
  massMedium: { city: "г. Пермь" },
  measures: { ...company, passes: "yes", passData: "фамилия, имя, отчество, время прохода" },
  recipientList: { ...company, commission: "" },
  requiredOnly: {},
  school: { ...company, staffPurposes: "no", staffOnSite: "no", threatType: "type1" },
  shop: company,
  travel: company,
};

export type PaperOwnerAnswers = {
  passport: Record<string, unknown>;
  paper: Record<string, string>;
};

/** The twelve by name; the sole trader has no staff. */
export const paperOwners: Record<string, PaperOwnerAnswers> = Object.fromEntries(
  Object.entries(passports).map(([name, passport]) => [
    name,
    { passport, paper: paperAnswers[name] ?? {} },
  ]),
);

/** Owners whose papers are samples next to their templates. */
export const sampleOwners: Record<string, PaperOwnerAnswers> = {
  "company-shop": { passport: passports.shop ?? {}, paper: company },
  "sole-trader-alone": { passport: passports.entrepreneur ?? {}, paper: alone },
  "sole-trader-with-staff": { passport: passports.entrepreneur ?? {}, paper: withStaff },
  clinic: { passport: passports.clinic ?? {}, paper: paperAnswers.clinic ?? {} },
};
