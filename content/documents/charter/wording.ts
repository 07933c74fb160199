import type { Contradiction, Wording } from "@/content/documents/check/wording";
import { forbidden as byTerms, contradictions as ofTerms } from "@/content/documents/terms/wording";

/** What no charter may say: what no agreement may, and what would make it a founding document. */
export const forbidden: Wording[] = [
  ...byTerms,
  // ГК РФ ст. 52: a site's charter founds no legal entity.
  {
    id: "x-founding",
    says: /учредительный документ\b(?! и)|высший орган|общее собрание|уставный капитал/i,
  },
  // ГК РФ ст. 14, КоАП РФ: nobody but the state fines.
  { id: "x-fines", says: /штраф/i },
];

export const contradictions: Contradiction[] = [
  ...ofTerms,
  [/регистрация — их акцепт/, /использование Сайта — их акцепт/],
  [/Устав действует бессрочно/, /Устав действует до/],
];
