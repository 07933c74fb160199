/**
 * Who runs this site and how to reach them: the only place where a name or a contact is written.
 * An operator overrides each value by an environment variable before the build; a contact that was
 * not given is not shown anywhere. For server components: the browser does not have these variables.
 */

const given = (name: string): string | null => process.env[name]?.trim() || null;

const name = given("SITE_NAME") ?? "Сайт по закону";
const lawDocument = given("SITE_LAW_PDF_URL");

export const site = {
  name,
  /** First year of the copyright line: «© 2024–…». */
  since: 2024,
  description:
    "Правовые документы для сайта: политика обработки персональных данных и другие. У каждого пункта названа статья закона.",
  operator: {
    name: given("OPERATOR_NAME"),
    inn: given("OPERATOR_INN"),
    ogrn: given("OPERATOR_OGRN"),
    address: given("OPERATOR_ADDRESS"),
    /** `individual` for a natural person; a company or a sole trader otherwise. */
    type: given("OPERATOR_TYPE") === "individual" ? "individual" : "legal",
    /** Who keeps the server and its data by order, and where (152-ФЗ ст. 6 ч. 3, ст. 18 ч. 5). */
    hosting: given("OPERATOR_HOSTING"),
    hostingAddress: given("OPERATOR_HOSTING_ADDRESS"),
    /** Others who get personal data, a mail service for one. */
    processors: given("OPERATOR_PROCESSORS"),
    /** Who answers for the processing of personal data (152-ФЗ ст. 22.1). */
    responsible: given("OPERATOR_RESPONSIBLE"),
  },
  contacts: {
    email: given("CONTACT_EMAIL"),
    phone: given("CONTACT_PHONE"),
    messenger: given("CONTACT_MESSENGER_URL"),
    secondMessenger: given("CONTACT_SECOND_MESSENGER_URL"),
    hours: given("CONTACT_HOURS") ?? "Пн–Пт с 9:00 до 18:00 по московскому времени",
  },
  developer: { name: given("DEVELOPER_NAME"), url: given("DEVELOPER_URL") },
  /** The PDF about 152-FZ: the operator's copy of the official text, or else our guide to it. */
  lawDocument: {
    url: lawDocument ?? "/guide-152-fz.pdf",
    isOfficial: lawDocument !== null,
  },
  disclaimer:
    "Документы составлены для обычных случаев и носят справочный характер. В сложной ситуации покажите их юристу.",
} as const;
