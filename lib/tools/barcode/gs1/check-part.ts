import type { PartKind } from "@/lib/tools/barcode/gs1/identifiers";
import { gs1CheckDigit } from "@/lib/tools/barcode/values/check-digit";

/** The problem, as the end of a sentence that begins with the identifier, and how to fix it. */
export type PartProblem = { message: string; detail: string };

const alphabets: Record<PartKind, { allowed: RegExp; message: string }> = {
  N: { allowed: /\d/, message: "Здесь только цифры." },
  X: {
    allowed: /[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]/,
    message: "Можно латинские буквы, цифры и\u00a0знаки ! \" % & ' ( ) * + , - . / : ; < = > ? _",
  },
  Y: {
    allowed: /[#\-/0-9A-Z]/,
    message: "Можно заглавные латинские буквы, цифры и\u00a0знаки # - /",
  },
  Z: { allowed: /[-0-9A-Z_a-z=]/, message: "Можно латинские буквы, цифры и\u00a0знаки - _ =" },
};

/** Returns a problem for the first character that the part may not contain; null when all are allowed. */
export function findInvalidCharacter(kind: PartKind, text: string): PartProblem | null {
  const { allowed, message } = alphabets[kind];
  for (const [index, character] of [...text].entries()) {
    if (allowed.test(character)) continue;
    const shown = character === " " ? "пробел" : character;
    return {
      message: `знак «${shown}» на\u00a0${index + 1}-м месте не\u00a0подходит`,
      detail: message,
    };
  }
  return null;
}

/** Returns the problem that a check finds in the text, or null; an unknown check passes. */
export function checkContent(check: string, text: string): PartProblem | null {
  return contentChecks[check]?.(text) ?? null;
}

const contentChecks: Record<string, (text: string) => PartProblem | null> = {
  csum: checkDigit,
  yymmd0: (text) => checkDate(`20${text}`, "ГГММДД", { isDayOptional: true }),
  yymmdd: (text) => checkDate(`20${text}`, "ГГММДД", { isDayOptional: false }),
  yyyymmdd: (text) => checkDate(text, "ГГГГММДД", { isDayOptional: false }),
  hhmi: (text) => checkTime([text.slice(0, 2), text.slice(2)]),
  hh: (text) => checkTime([text]),
  mi: (text) => checkTime(["00", text]),
  ss: (text) => checkTime(["00", text]),
};

/** GS1 General Specifications § 7.9. */
function checkDigit(text: string): PartProblem | null {
  const right = gs1CheckDigit(text.slice(0, -1));
  const last = text.at(-1);
  if (last === right) return null;
  return {
    message: `неверная контрольная цифра: последней должна быть ${right}, а\u00a0стоит ${last}`,
    detail: `Сверьте весь номер ${text}: опечатка может быть в\u00a0любой цифре, не\u00a0только в\u00a0последней.`,
  };
}

/** § 3.4: day 00 means that only the month is given, if the identifier allows it. */
function checkDate(
  digits: string,
  form: string,
  { isDayOptional }: { isDayOptional: boolean },
): PartProblem | null {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)];
  const shown = digits.slice(-form.length);
  const reject = (message: string, detail: string) => ({
    message: `нет даты ${shown}: ${message}`,
    detail: `${detail} Дата пишется ${form}.`,
  });
  if (Number(month) < 1 || Number(month) > 12) {
    return reject(`месяца ${month} не\u00a0бывает`, "Месяц — от\u00a001 до\u00a012.");
  }
  // Day 0 of the next month is the last day of this one.
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) > days) {
    return reject(`в\u00a0этом месяце ${days}\u00a0дней`, "Проверьте день.");
  }
  return day === "00" && !isDayOptional
    ? reject("дня 00 не\u00a0бывает", "Здесь день нужен обязательно.")
    : null;
}

function checkTime([hours = "", minutes = "00"]: readonly string[]): PartProblem | null {
  return Number(hours) < 24 && Number(minutes) < 60
    ? null
    : {
        message: "такого времени нет",
        detail: "Часы — от\u00a000 до\u00a023, минуты и\u00a0секунды — от\u00a000 до\u00a059.",
      };
}
