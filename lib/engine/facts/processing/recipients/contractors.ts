/** Contractors that the owner named: who they are, each by itself, and what he says of each. */
import { memoizeByText } from "@/lib/core/memoize-by-text";
import type { KnownFacts } from "@/lib/engine/facts/known/known";
import { memoizeByFacts } from "@/lib/engine/facts/known/memoize-by-facts";
import { contractorPresets } from "@/lib/engine/presets/recipients";
import type { ContractorRole } from "@/lib/engine/questions/vocabulary/options";

export type Contractor = {
  /** Null where the owner says what it does and not who it is. */
  name: string | null;
  /** Null where the owner does not say what the contractor does and no known name tells it. */
  role: ContractorRole | null;
  /** What the owner says of it besides; of one in a text of all, nothing. */
  said?: StatedContractor;
};

export type StatedContractor = KnownFacts["transfers.contractors"][number];

/** Those of the list, and those of the text that an older client sends. */
export const contractorsOf = memoizeByFacts((known): readonly Contractor[] => {
  const listed = known["transfers.contractors"].map(
    (said): Contractor => ({
      name: said.name ?? null,
      role: said.role === undefined || said.role === "other" ? null : partyOf(said.role, said.name),
      said,
    }),
  );
  const named = new Set(listed.map(({ name }) => name));
  const others = readContractors(known["transfers.others"] ?? "");
  return [...listed, ...others.filter(({ name }) => !named.has(name))];
});

/**
 * «ООО «Курьер» (доставка); ИП Иванова (бухгалтерия)» → two contractors, each with its role. What one of them
 * gets is never said of another, so a text that is not split is a false statement about all but one.
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

/** Splits at marks that stand neither in brackets nor in quotation marks: «отели (Турция, ОАЭ)» is one. */
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

/** «Mailchimp, сервис писем»: small words after a name say more of it, unless they name another work. */
function isApposition(piece: string, before: string): boolean {
  if (!/^[а-яё]/.test(piece) || !/^[А-ЯЁA-Z«]/.test(before)) return false;
  const [role, other] = [findRole(before), findRole(piece)];
  return role === null || other === null || role === other;
}

/** A tour operator makes the journey; anyone who takes its bookings for it is not meant. */
const partyOf = (role: ContractorRole, name: string | undefined): ContractorRole =>
  role === "booking" && isTourOperator(name) ? "travel" : role;

const isTourOperator = (name: string | null | undefined) => /туроператор/i.test(name ?? "");

/** A tour operator, and no hotel or carrier named with it. */
export const isOperatorOnly = ({ role, name }: { role: string | null; name: string | null }) =>
  role === "travel" &&
  isTourOperator(name) &&
  !/отел[ьией]|гостиниц|авиакомпани|перевозчик/i.test(name ?? "");
/** The owner's words in brackets tell more than the name: «ИП Курьеров (бухгалтерия)». */
function findRole(name: string): ContractorRole | null {
  const inBrackets = [...name.matchAll(/\(([^()]*)\)/g)].map(([, words = ""]) => words).join(" ");
  const role = matchRole(inBrackets) ?? matchRole(name);
  return role && partyOf(role, name);
}

function matchRole(words: string): ContractorRole | null {
  const ordered = Object.keys(contractorPresets) as ContractorRole[];
  return ordered.find((role) => contractorPresets[role].words.test(words)) ?? null;
}
