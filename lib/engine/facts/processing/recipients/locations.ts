/** The location of a recipient, as far as its name or the answers reveal it. */
import { memoizeByText } from "@/lib/core/memoize-by-text";
import type { Contractor } from "@/lib/engine/facts/processing/recipients/contractors";
import type { FormService } from "@/lib/engine/facts/processing/recipients/form-services";
import type { RecipientLocation } from "@/lib/engine/facts/processing/recipients/recipient";
import { countryGenitives, foreignCountries, foreignPattern } from "@/lib/engine/presets/countries";
import { findServiceCountries } from "@/lib/engine/services/verified-services";

/**
 * Finds foreign countries in recipients named as free text: by the name of a country or of a well-known foreign
 * service.
 * @returns empty when it is foreign but names no country («зарубежные отели»); null when nothing is foreign
 */
export const foreignCountriesOf = (text: string | undefined): string[] | null =>
  text ? foreignCountriesIn(text) : null;

const foreignCountriesIn = memoizeByText((text): string[] | null => {
  const found = [
    ...findServiceCountries(text).foreign.flatMap((country) => countryGenitives[country] ?? []),
    ...foreignCountries.filter(({ pattern }) => pattern.test(text)).map(({ country }) => country),
  ];
  if (found.length === 0 && !foreignPattern.test(text)) return null;
  return [...new Set(found)];
});

/** The location of a recipient in the owner's words, as far as its name reveals it. */
export const locationOf = (text: string | undefined): RecipientLocation => {
  const abroad = foreignCountriesOf(text);
  return {
    foreignCountries: abroad,
    inRussia: abroad === null && text !== undefined && findServiceCountries(text).inRussia,
  };
};

export const locationOfService = ({ country }: FormService): RecipientLocation => ({
  foreignCountries:
    country === undefined || country === "RU" ? null : [countryGenitives[country] ?? []].flat(),
  inRussia: country === "RU",
});

/** The location of an unnamed recipient. */
export const unknownLocation: RecipientLocation = { foreignCountries: null, inRussia: false };

/** The owner's answer takes precedence over the name: «Кипрская пекарня» may be in Russia. */
export function locationOfContractor({ name, answer }: Contractor): RecipientLocation {
  switch (answer?.country) {
    case undefined: {
      const foreign = foreignCountriesOf([name, answer?.task].filter(Boolean).join(" "));
      return foreign
        ? { foreignCountries: foreign, inRussia: false }
        : locationOf(name ?? undefined);
    }
    case "RU":
      return { foreignCountries: null, inRussia: true };
    case "other": {
      const country = answer?.otherCountry;
      return {
        foreignCountries: country ? [`иностранного государства — ${country}`] : [],
        inRussia: false,
      };
    }
    default:
      return {
        foreignCountries: [countryGenitives[answer?.country ?? ""] ?? []].flat(),
        inRussia: false,
      };
  }
}
