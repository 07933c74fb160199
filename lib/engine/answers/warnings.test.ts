import { expect, test } from "vitest";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { checkAnswers } from "@/lib/engine/answers/warnings";

const company = {
  type: "privacy",
  companyName: "ООО «Ромашка»",
  websiteUrl: "https://romashka.ru",
  contactEmail: "info@romashka.ru",
  inn: "7707083893",
  ogrn: "1027700132195",
};
const warned = (more: object) =>
  checkAnswers(documentAnswersSchema.parse({ ...company, ...more })).map(({ field }) => field);

test.each([
  ["nothing wrong", {}, []],
  ["nothing given", { inn: "", ogrn: "" }, []],
  ["a mistyped ИНН", { inn: "7707083894" }, ["inn"]],
  ["a mistyped ОГРН", { ogrn: "1027700132196" }, ["ogrn"]],
  ["a company's ИНН with a trader's ОГРНИП", { ogrn: "304500116000157" }, ["ogrn"]],
  ["a person's ИНН with a company's ОГРН", { inn: "500100732259" }, ["ogrn"]],
  ["a sole trader", { inn: "500100732259", ogrn: "304500116000157" }, []],
  ["a site without encryption", { websiteUrl: "http://romashka.ru" }, ["websiteUrl"]],
  ["Google's counter", { googleAnalyticsId: "G-ABC123" }, ["analyticsServices"]],
  ["Google among the services", { analyticsServices: ["google_analytics"] }, ["analyticsServices"]],
])("%s", (_case, more, fields) => expect(warned(more)).toEqual(fields));
