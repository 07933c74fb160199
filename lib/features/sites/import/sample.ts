/** The sample of a table of sites. */
import { columnLabel, type ImportColumn, importColumns } from "@/lib/features/sites/import/columns";

/** Cells that no program of tables takes for a sum, a date or a formula. */
const sites: readonly Partial<Record<ImportColumn, string>>[] = [
  {
    websiteUrl: "romashka.example",
    name: "Магазин «Ромашка»",
    ownerType: "Юридическое лицо",
    companyName: "ООО «Ромашка»",
    inn: "7712345671",
    ogrn: "1027712345671",
    legalAddress: "101000, г. Москва, ул. Мясницкая, д. 1",
    contactEmail: "info@romashka.example",
  },
  {
    websiteUrl: "vasilek.example",
    ownerType: "Физическое лицо",
    companyName: "Петрова Анна",
    contactEmail: "anna@vasilek.example",
  },
];

const rows = [
  importColumns.map(columnLabel),
  ...sites.map((site) => importColumns.map((column) => site[column] ?? "")),
];

export const sampleTable = rows.map((cells) => `${cells.join(";")}\r\n`).join("");
