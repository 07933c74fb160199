import type { Contradiction, Wording } from "@/content/documents/check/wording";
import { forbidden as byTerms, contradictions as ofTerms } from "@/content/documents/terms/wording";

/** What a charter must not say: what no agreement may say, and what would make it a founding document. */
export const forbidden: Wording[] = [
  ...byTerms,
  // ГК РФ ст. 52: the charter of a site does not found a legal entity.
  {
    id: "x-founding",
    says: /учредительный документ\b(?! и)|высший орган|общее собрание|уставный капитал/i,
  },
  // ГК РФ ст. 14, КоАП РФ: only the state can impose a fine.
  { id: "x-fines", says: /штраф/i },
];

export const contradictions: Contradiction[] = [
  ...ofTerms,
  [/регистрация — их акцепт/, /использование Сайта — их акцепт/],
  [/Устав действует бессрочно/, /Устав действует до/],
];
