import { pluralForm } from "@/lib/russian/plural";

/**
 * The true strength of a generated password: the logarithm of the number of equally likely outcomes. Does not apply to
 * a password that a person has invented.
 */
export function bitsOf(outcomes: bigint): number {
  if (outcomes <= 1n) return 0;
  // A double holds 53 bits: the rest is counted separately.
  const shift = Math.max(0, outcomes.toString(2).length - 53);
  return Math.log2(Number(outcomes >> BigInt(shift))) + shift;
}

/** «71 бит»: rounded down, so that the strength is never overstated. */
export function formatBits(bits: number): string {
  const whole = Math.floor(bits + 1e-9);
  return `${whole}\u00a0${pluralForm(whole, "бит", "бита", "бит")}`;
}

/** For a stolen database with a fast hash and a well-equipped attacker. The page states the number. */
const guessesPerSecond = 1e12;

/** For a login form that does not limit attempts. The page states the number. */
export const loginGuessesASecond = 10;

const year = 31_557_600;
const units: readonly (readonly [seconds: number, one: string, few: string, many: string])[] = [
  [1, "секунда", "секунды", "секунд"],
  [60, "минута", "минуты", "минут"],
  [3600, "час", "часа", "часов"],
  [86_400, "день", "дня", "дней"],
  [year, "год", "года", "лет"],
];

/** The average time of guessing (half of the outcomes) at this rate per second: «5 часов». */
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
