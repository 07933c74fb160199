/** Countries as documents name them, and words by which owners indicate a transfer abroad. */
import type { RecipientCountry } from "@/lib/engine/questions/vocabulary/options";

/** After «на территорию»: countries that the owner can choose, and those of services in the catalogue. */
export const countryGenitives: Record<Exclude<RecipientCountry, "RU" | "other">, string> &
  Partial<Record<string, string>> = {
  AM: "Армении",
  BY: "Республики Беларусь",
  VN: "Вьетнама",
  DE: "Германии",
  GE: "Грузии",
  EG: "Египта",
  IL: "Израиля",
  IN: "Индии",
  ES: "Испании",
  IT: "Италии",
  KZ: "Казахстана",
  CY: "Кипра",
  KG: "Киргизии",
  CN: "Китая",
  MV: "Мальдивской Республики",
  AE: "Объединённых Арабских Эмиратов",
  RS: "Сербии",
  US: "США",
  TH: "Таиланда",
  TR: "Турции",
  UZ: "Узбекистана",
  FR: "Франции",
  BE: "Бельгии",
  CA: "Канады",
  DK: "Дании",
  EE: "Эстонии",
  GB: "Великобритании",
  LU: "Люксембурга",
  MT: "Мальты",
  PL: "Польши",
  SG: "Сингапура",
};

/** Countries as owners write them: «отели Турции». Nouns only: «Армянский дворик» is a café. */
export const foreignCountries: { pattern: RegExp; country: string }[] = [
  { pattern: /(?<![а-яё])сша(?![а-яё])/i, country: "США" },
  { pattern: /(?<![а-яё])турци[яиюе]/i, country: "Турции" },
  { pattern: /(?<![а-яё])егип(?:ет|т)/i, country: "Египта" },
  { pattern: /(?<![а-яё])оаэ(?![а-яё])|эмират/i, country: "Объединённых Арабских Эмиратов" },
  { pattern: /(?<![а-яё])та[ий]ланд/i, country: "Таиланда" },
  { pattern: /(?<![а-яё])вьетнам/i, country: "Вьетнама" },
  { pattern: /(?<![а-яё])кита[йяюе]м?(?![а-яё])|(?<![а-яё])кнр(?![а-яё])/i, country: "Китая" },
  { pattern: /(?<![а-яё])инди(?:я|и|ю|ей)(?![а-яё])/i, country: "Индии" },
  { pattern: /(?<![а-яё])мальдив/i, country: "Мальдивской Республики" },
  { pattern: /(?<![а-яё])казахстан/i, country: "Казахстана" },
  { pattern: /(?<![а-яё])белорусси[яиюе]|(?<![а-яё])беларус[ьи]/i, country: "Республики Беларусь" },
  { pattern: /(?<![а-яё])армени[яиюе]/i, country: "Армении" },
  { pattern: /(?<![а-яё])узбекистан/i, country: "Узбекистана" },
  { pattern: /(?<![а-яё])к[иы]рг[иы]з(?:и[яию]|стан)/i, country: "Киргизии" },
  { pattern: /(?<![а-яё])грузи(?:я|и|ю|ей)(?![а-яё])/i, country: "Грузии" },
  { pattern: /(?<![а-яё])серби[яиюе]/i, country: "Сербии" },
  { pattern: /(?<![а-яё])кипр(?:а|е|у|ом)?(?![а-яё])/i, country: "Кипра" },
  { pattern: /(?<![а-яё])израил[ьяюе]/i, country: "Израиля" },
  { pattern: /(?<![а-яё])германи[яиюе]/i, country: "Германии" },
  { pattern: /(?<![а-яё])франци[яиюе]/i, country: "Франции" },
  { pattern: /(?<![а-яё])итали[яиюе]/i, country: "Италии" },
  { pattern: /(?<![а-яё])испани[яиюе]/i, country: "Испании" },
  { pattern: /(?<![а-яё])греци[яиюе]/i, country: "Греции" },
  { pattern: /(?<![а-яё])великобритани[яиюе]/i, country: "Великобритании" },
];

/**
 * The data go abroad, to a country that neither the owner nor the catalogue gives: a service of an unverified country
 * is still foreign, and so is a messenger of a foreign company.
 */
export const foreignPattern =
  /иностранн|зарубежн|за рубеж|за границ|telegram|телеграм|\bviber\b|вайбер|discord|дискорд|\bskype\b|скайп|google|гугл|microsoft|azure|amazon|\baws\b|cloudflare|sendgrid|salesforce|zapier|airtable|\bnotion\b|\bslack\b|\bzoom\b|digitalocean|netlify|github|linode|vultr|godaddy|namecheap|twitter|linkedin|tiktok|facebook|фейсбук|instagram|инстаграм|whats\s?app|ватсап|вотсап|\bmeta\b|hetzner|\bovh/i;

/** Products of Meta Platforms Inc., forbidden in Russia as extremist (the court excluded WhatsApp). */
export const bannedNetworks = /facebook|фейсбук|instagram|инстаграм|\bmeta\b/i;
