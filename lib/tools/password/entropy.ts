import { pluralForm } from "@/lib/russian/plural";

/**
 * The honest strength of what a generator gives: the logarithm of how many equally likely outcomes it has. Does
 * not apply to a password that a person has thought of.
 */
export function bitsOf(outcomes: bigint): number {
  if (outcomes <= 1n) return 0;
  // A double holds 53 bits: the rest is counted, not converted.
  const shift = Math.max(0, outcomes.toString(2).length - 53);
  return Math.log2(Number(outcomes >> BigInt(shift))) + shift;
}

/** «71 бит»: rounded down, so that it is never said to be stronger than it is. */
export function formatBits(bits: number): string {
  const whole = Math.floor(bits + 1e-9);
  return `${whole}\u00a0${pluralForm(whole, "бит", "бита", "бит")}`;
}

/** A stolen base with a fast hash, tried by a well-equipped attacker. The page says the number. */
const guessesPerSecond = 1e12;

/** Through a login form of a site that does not stop the guesser. The page says the number. */
export const loginGuessesASecond = 10;

const year = 31_557_600;
const units: readonly (readonly [seconds: number, one: string, few: string, many: string])[] = [
  [1, "секунда", "секунды", "секунд"],
  [60, "минута", "минуты", "минут"],
  [3600, "час", "часа", "часов"],
  [86_400, "день", "дня", "дней"],
  [year, "год", "года", "лет"],
];

/** How long guessing takes on average (half of the outcomes), at so many guesses a second: «5 часов». */
export function formatGuessTime(bits: number, rate: number = guessesPerSecond): string {
  const seconds = 2 ** (bits - 1) / rate;
  if (seconds < 1) return "меньше секунды";
  const years = seconds / year;
  if (years >= 1e9) return "больше миллиарда лет";
  if (years >= 1e6) return `${counted(years / 1e6, "миллион", "миллиона", "миллионов")} лет`;
  if (years >= 1e3) return `${counted(years / 1e3, "тысяча", "тысячи", "тысяч")} лет`;
  const [size, ...forms] = units.findLast(([length]) => seconds >= length) ?? [1, "", "", ""];
  return counted(seconds / size, ...forms);
}

function counted(amount: number, one: string, few: string, many: string): string {
  const whole = Math.floor(amount);
  return `${whole}\u00a0${pluralForm(whole, one, few, many)}`;
}
