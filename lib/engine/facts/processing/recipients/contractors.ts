/** The contractors that the owner named, each with the owner's answers about it. */
import { memoizeByText } from "@/lib/core/memoize-by-text";
import type { KnownFacts } from "@/lib/engine/facts/known/known-facts";
import { memoizeByFacts } from "@/lib/engine/facts/known/memoize-by-facts";
import { contractorPresets } from "@/lib/engine/presets/recipients";
import type { ContractorRole } from "@/lib/engine/questions/vocabulary/options";

export type Contractor = {
  /** Null when the owner answers what it does but not who it is. */
  name: string | null;
  /** Null when the owner does not answer what it does and its name does not tell. */
  role: ContractorRole | null;
  /** The owner's record; absent for a contractor named in free text. */
  answer?: ContractorAnswer;
};

export type ContractorAnswer = KnownFacts["transfers.contractors"][number];

/** Returns the contractors of the list, and those in the text that older clients send. */
export const contractorsOf = memoizeByFacts((known): readonly Contractor[] => {
  const listed = known["transfers.contractors"].map(
    (answer): Contractor => ({
      name: answer.name ?? null,
      role:
        answer.role === undefined || answer.role === "other"
          ? null
          : partyOf(answer.role, answer.name),
      answer,
    }),
  );
  const named = new Set(listed.map(({ name }) => name));
  const others = readContractors(known["transfers.others"] ?? "");
  return [...listed, ...others.filter(({ name }) => !named.has(name))];
});

/**
 * «ООО «Курьер» (доставка); ИП Иванова (бухгалтерия)» → two contractors, each with its role. The text must be split:
 * otherwise what one of them gets would be stated of all.
 * @param text names with «;», commas or line breaks between them
 */
export const readContractors = memoizeByText(
  (text): readonly { name: string; role: ContractorRole | null }[] =>
    splitNames(text).map((name) => ({ name, role: findRole(name) })),
);

function splitNames(text: string): string[] {
  const names: string[] = [];
  for (const part of splitOutside(text, /[;\n]/)) {
    for (const piece of splitOutside(part, /,/)) {
      const last = names.at(-1);
      if (last !== undefined && part !== piece && isApposition(piece, last)) {
        names[names.length - 1] = `${last}, ${piece}`;
      } else {
        names.push(piece);
      }
    }
  }
  return names;
}

/** Splits at separators outside of brackets and quotation marks: «отели (Турция, ОАЭ)» is one name. */
function splitOutside(text: string, mark: RegExp): string[] {
  const pieces = [""];
  let depth = 0;
  for (const letter of text) {
    if (/[(«„]/.test(letter)) depth += 1;
    else if (/[)»“]/.test(letter)) depth = Math.max(0, depth - 1);
    if (depth === 0 && mark.test(letter)) pieces.push("");
    else pieces[pieces.length - 1] += letter;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== "");
}

/** «Mailchimp, сервис писем»: lower-case words after a name describe it, unless they name another role. */
function isApposition(piece: string, before: string): boolean {
  if (!/^[а-яё]/.test(piece) || !/^[А-ЯЁA-Z«]/.test(before)) return false;
  const [role, other] = [findRole(before), findRole(piece)];
  return role === null || other === null || role === other;
}

/** A tour operator provides the tour; an agency that takes its bookings is not meant. */
const partyOf = (role: ContractorRole, name: string | undefined): ContractorRole =>
  role === "booking" && isTourOperator(name) ? "travel" : role;

const isTourOperator = (name: string | null | undefined) => /туроператор/i.test(name ?? "");

/** A tour operator, without hotels or carriers in the same name. */
export const isOperatorOnly = ({ role, name }: { role: string | null; name: string | null }) =>
  role === "travel" &&
  isTourOperator(name) &&
  !/отел[ьией]|гостиниц|авиакомпани|перевозчик/i.test(name ?? "");
/** The words in brackets are more specific than the name: «ИП Курьеров (бухгалтерия)». */
function findRole(name: string): ContractorRole | null {
  const inBrackets = [...name.matchAll(/\(([^()]*)\)/g)].map(([, text = ""]) => text).join(" ");
  const role = matchRole(inBrackets) ?? matchRole(name);
  return role && partyOf(role, name);
}

function matchRole(text: string): ContractorRole | null {
  const ordered = Object.keys(contractorPresets) as ContractorRole[];
  return ordered.find((role) => contractorPresets[role].namePattern.test(text)) ?? null;
}
