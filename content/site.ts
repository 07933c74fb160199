/**
 * Who runs this site and how to reach them: the only source of names and contacts. The operator sets them in the panel,
 * or by environment variables, which take precedence (`lib/core/operator-facts.ts`); missing ones are not shown. For
 * server components. Read it when it is shown and do not keep it in a module variable: it changes while the server
 * runs.
 */
import { operatorFact } from "@/lib/core/operator-facts";

const readVariable = (name: string): string | null => process.env[name]?.trim() || null;

const lawDocument = readVariable("SITE_LAW_PDF_URL");

export const site = {
  get name(): string {
    return operatorFact("siteName") ?? "Сайт по закону";
  },
  /** The first year of the copyright line: «© 2024–…». */
  since: 2024,
  description:
    "Правовые документы для сайта: политика обработки персональных данных и другие. У каждого пункта названа статья закона.",
  get operator() {
    return {
      name: operatorFact("operatorName"),
      inn: operatorFact("operatorInn"),
      ogrn: operatorFact("operatorOgrn"),
      address: operatorFact("operatorAddress"),
      /** `individual` for a natural person, otherwise a company or a sole trader. */
      type: operatorFact("operatorType") === "individual" ? "individual" : "legal",
      /**
       * The hosting provider that processes the data on the operator's behalf, and where (152-ФЗ ст. 6 ч. 3, ст. 18 ч.
       * 5).
       */
      hosting: operatorFact("operatorHosting"),
      hostingAddress: operatorFact("operatorHostingAddress"),
      /** Other recipients of personal data, for example a mail service. */
      processors: operatorFact("operatorProcessors"),
      /** The person responsible for the processing of personal data (152-ФЗ ст. 22.1). */
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
  developer: { name: readVariable("DEVELOPER_NAME"), url: readVariable("DEVELOPER_URL") },
  /** The PDF about 152-FZ: the operator's copy of the official text, or our guide to it. */
  lawDocument: {
    url: lawDocument ?? "/guide-152-fz.pdf",
    isOfficial: lawDocument !== null,
  },
  disclaimer:
    "Документы составлены для обычных случаев и носят справочный характер. В сложной ситуации покажите их юристу.",
} as const;
