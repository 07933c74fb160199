/**
 * Who runs this site and how to reach them: the only place where a name or a contact is written. An operator says
 * it in the panel, or by environment variables, which win (`lib/core/operator-facts.ts`); what was not said is shown
 * nowhere. For server components, and read where it is shown, never kept in a variable of a module: it changes
 * while the server runs.
 */
import { operatorFact } from "@/lib/core/operator-facts";

const given = (name: string): string | null => process.env[name]?.trim() || null;

const lawDocument = given("SITE_LAW_PDF_URL");

export const site = {
  get name(): string {
    return operatorFact("siteName") ?? "Сайт по закону";
  },
  /** First year of the copyright line: «© 2024–…». */
  since: 2024,
  description:
    "Правовые документы для сайта: политика обработки персональных данных и другие. У каждого пункта названа статья закона.",
  get operator() {
    return {
      name: operatorFact("operatorName"),
      inn: operatorFact("operatorInn"),
      ogrn: operatorFact("operatorOgrn"),
      address: operatorFact("operatorAddress"),
      /** `individual` for a natural person; a company or a sole trader otherwise. */
      type: operatorFact("operatorType") === "individual" ? "individual" : "legal",
      /** Who keeps the server and its data by order, and where (152-ФЗ ст. 6 ч. 3, ст. 18 ч. 5). */
      hosting: operatorFact("operatorHosting"),
      hostingAddress: operatorFact("operatorHostingAddress"),
      /** Others who get personal data, a mail service for one. */
      processors: operatorFact("operatorProcessors"),
      /** Who answers for the processing of personal data (152-ФЗ ст. 22.1). */
      responsible: operatorFact("operatorResponsible"),
    } as const;
  },
  get contacts() {
    return {
      email: operatorFact("supportEmail"),
      phone: operatorFact("supportPhone"),
      messenger: operatorFact("supportTelegram"),
      secondMessenger: operatorFact("supportWhatsapp"),
      hours: operatorFact("supportHours") ?? "Пн–Пт с 9:00 до 18:00 по московскому времени",
    };
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
