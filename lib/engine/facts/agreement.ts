import type { KnownFacts } from "@/lib/engine/facts/known";
import type { FactRecord, Vocabulary } from "@/lib/engine/facts/vocabulary";
import { flag, text } from "@/lib/engine/facts/vocabulary";
import type { Industry, ProcessingPurpose } from "@/lib/engine/questions/options";

/** On what terms the site is used, as far as other answers tell. */
export const agreementVocabulary = {
  "agreement.accounts": flag("заводят ли пользователи учётные записи", "purposes.chosen"),
  "agreement.recommends": flag("применяются ли рекомендательные технологии", "purposes.chosen"),
  "agreement.program": text("программу, которой пользуются через сайт", "site.industry"),
} as const satisfies Vocabulary;

/** What those who offer a program call it; nominative. They grant a licence (ГК РФ ст. 1286 п. 5). */
const programs: Partial<Record<Industry, string>> = {
  saas: "облачный сервис",
  mobile: "мобильное приложение",
  gaming: "игра",
  it_services: "программный продукт",
  crypto: "программная платформа",
};

export function agreementFacts(known: KnownFacts): FactRecord {
  const pursues = (purpose: ProcessingPurpose) => known["purposes.chosen"].includes(purpose);
  const industry = known["site.industry"];
  return {
    // Who agrees by registering registers, whether or not the purpose was ticked.
    "agreement.accounts":
      pursues("registration") || known["agreement.start"] === "after_registration",
    // 149-ФЗ ст. 10.2-2: a marketplace ranks offers even where nothing is personal.
    "agreement.recommends": industry === "marketplace" || pursues("personalization"),
    "agreement.program": programs[industry],
  };
}
