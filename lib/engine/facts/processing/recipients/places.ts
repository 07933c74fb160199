/** Where a recipient is, as far as its name or its owner tells. */
import { memoizeByText } from "@/lib/core/memoize-by-text";
import type { Contractor } from "@/lib/engine/facts/processing/recipients/contractors";
import type { Recipient } from "@/lib/engine/facts/processing/recipients/recipient";
import type { ServiceOfForm } from "@/lib/engine/facts/processing/recipients/services-of-form";
import { countryGenitives, foreignCountries, foreignPattern } from "@/lib/engine/presets/countries";
import { countriesNamed } from "@/lib/engine/services/verified-services";

/**
 * Finds foreign countries in recipients that the owner typed as free text: by the name of a country or of a
 * well-known foreign service.
 * @returns empty when it is foreign but names no country («зарубежные отели»); null when nothing is foreign
 */
export const foreignCountriesOf = (text: string | undefined): string[] | null =>
  text ? foreignCountriesIn(text) : null;

const foreignCountriesIn = memoizeByText((text): string[] | null => {
  const found = [
    ...countriesNamed(text).foreign.flatMap((country) => countryGenitives[country] ?? []),
    ...foreignCountries.filter(({ pattern }) => pattern.test(text)).map(({ country }) => country),
  ];
  if (found.length === 0 && !foreignPattern.test(text)) return null;
  return [...new Set(found)];
});

/** Where a recipient in the owner's words is, as far as its name tells. */
export const placeOf = (text: string | undefined) => {
  const abroad = foreignCountriesOf(text);
  return {
    foreignCountries: abroad,
    inRussia: abroad === null && text !== undefined && countriesNamed(text).inRussia,
  };
};

export const placeOfService = ({ country }: ServiceOfForm) => ({
  foreignCountries:
    country === undefined || country === "RU" ? null : [countryGenitives[country] ?? []].flat(),
  inRussia: country === "RU",
});

/** Of one that nobody named. */
export const unknownPlace = { foreignCountries: null, inRussia: false };

/** What the owner says goes before what a name tells: «Кипрская пекарня» may be in Russia. */
export function placeOfContractor({
  name,
  said,
}: Contractor): Pick<Recipient, "foreignCountries" | "inRussia"> {
  switch (said?.country) {
    case undefined: {
      const foreign = foreignCountriesOf([name, said?.task].filter(Boolean).join(" "));
      return {
        ...placeOf(name ?? undefined),
        ...(foreign && { foreignCountries: foreign, inRussia: false }),
      };
    }
    case "RU":
      return { foreignCountries: null, inRussia: true };
    case "other": {
      const country = said?.otherCountry;
      return {
        foreignCountries: country ? [`иностранного государства — ${country}`] : [],
        inRussia: false,
      };
    }
    default:
      return {
        foreignCountries: [countryGenitives[said?.country ?? ""] ?? []].flat(),
        inRussia: false,
      };
  }
}
