/**
 * КоАП РФ, ст. 13.11, part by part, as of `penaltiesCheckedAt`: the only place with these amounts. Edition: 420-ФЗ of
 * 30.11.2024, in force from 30.05.2025. The table has not been compared with the official text: `isConfirmed` means
 * that a secondary source gives the same amount; an amount without it must be shown as unconfirmed. Source:
 * docs/specification/law.md#administrative-fines.
 */
import type { IsoDate } from "@/lib/core/time/moscow-time";
import { formatNumber } from "@/lib/russian/numbers";

export const penaltiesCheckedAt: IsoDate = "2026-11-21";

export type Amount =
  /** Roubles. */
  | { kind: "range"; from: number; to: number }
  /** A share of the annual revenue in per cent, with limits in roubles. */
  | { kind: "revenue"; from: number; to: number; atLeast: number; atMost: number };

export type Fine = { amount: Amount; isConfirmed: boolean };

/** `null`: the part does not mention them, or its amount could not be established. */
export type Penalty = {
  part: string;
  offence: string;
  citizens: Fine | null;
  officials: Fine | null;
  entrepreneurs: Fine | null;
  companies: Fine | null;
};

const thousand = 1000;
const million = 1_000_000;

const sum = (from: number, to: number, isConfirmed = true): Fine => ({
  amount: { kind: "range", from: from * thousand, to: to * thousand },
  isConfirmed,
});
/** An amount that was not checked against a source. */
const unconfirmed = (from: number, to: number) => sum(from, to, false);
const revenue = (atLeast: number, isConfirmed: boolean): Fine => ({
  amount: {
    kind: "revenue",
    from: 1,
    to: 3,
    atLeast: atLeast * million,
    atMost: 500 * million,
  },
  isConfirmed,
});

export const penalties: Penalty[] = [
  {
    part: "1",
    offence: "Данные обрабатывают там, где закон этого не разрешает, или не для тех целей",
    citizens: sum(10, 15),
    officials: sum(50, 100),
    entrepreneurs: sum(50, 100),
    companies: sum(150, 300),
  },
  {
    part: "1.1",
    offence: "То же повторно",
    citizens: sum(15, 30),
    officials: sum(100, 200),
    entrepreneurs: sum(300, 500),
    companies: sum(300, 500),
  },
  {
    part: "2",
    offence: "Нет письменного согласия, когда оно обязательно, или в нём не хватает сведений",
    citizens: unconfirmed(10, 15),
    officials: unconfirmed(100, 300),
    entrepreneurs: unconfirmed(100, 300),
    companies: sum(300, 700),
  },
  {
    part: "2.1",
    offence: "То же повторно",
    citizens: unconfirmed(15, 30),
    officials: unconfirmed(300, 500),
    entrepreneurs: null,
    companies: sum(1000, 1500),
  },
  {
    part: "3",
    offence: "Политика не опубликована или к ней нет доступа",
    citizens: unconfirmed(1.5, 3),
    officials: unconfirmed(6, 12),
    entrepreneurs: unconfirmed(10, 20),
    companies: sum(30, 60),
  },
  {
    part: "4",
    offence: "Человеку не сообщили, как обрабатывают его данные",
    citizens: unconfirmed(2, 4),
    officials: unconfirmed(8, 12),
    entrepreneurs: unconfirmed(20, 30),
    companies: unconfirmed(40, 80),
  },
  {
    part: "5",
    offence: "Требование уточнить, заблокировать или уничтожить данные не выполнено в срок",
    citizens: unconfirmed(2, 4),
    officials: unconfirmed(8, 20),
    entrepreneurs: unconfirmed(20, 40),
    companies: unconfirmed(50, 90),
  },
  {
    part: "5.1",
    offence: "То же повторно",
    citizens: unconfirmed(20, 30),
    officials: unconfirmed(30, 50),
    entrepreneurs: unconfirmed(50, 100),
    companies: unconfirmed(300, 500),
  },
  {
    part: "6",
    offence: "Данные на бумаге и других носителях не сберегли",
    citizens: unconfirmed(1.5, 4),
    officials: unconfirmed(8, 20),
    entrepreneurs: unconfirmed(20, 40),
    companies: unconfirmed(50, 100),
  },
  {
    part: "7",
    offence: "Государственный орган не обезличил данные (к сайтам бизнеса не относится)",
    citizens: null,
    officials: unconfirmed(6, 12),
    entrepreneurs: null,
    companies: null,
  },
  {
    part: "8",
    offence: "Данные россиян записывают и хранят в базах за пределами России",
    citizens: unconfirmed(30, 50),
    officials: unconfirmed(100, 200),
    entrepreneurs: unconfirmed(1000, 6000),
    companies: sum(1000, 6000),
  },
  {
    part: "9",
    offence: "То же повторно",
    citizens: unconfirmed(50, 100),
    officials: unconfirmed(500, 800),
    entrepreneurs: unconfirmed(6000, 18_000),
    companies: sum(6000, 18_000),
  },
  {
    part: "10",
    offence: "Роскомнадзор не уведомили о намерении обрабатывать данные",
    citizens: sum(5, 10),
    officials: sum(30, 50),
    entrepreneurs: sum(100, 300),
    companies: sum(100, 300),
  },
  {
    part: "11",
    offence: "Роскомнадзор не уведомили об утечке",
    citizens: unconfirmed(50, 100),
    officials: unconfirmed(400, 800),
    entrepreneurs: sum(1000, 3000),
    companies: sum(1000, 3000),
  },
  {
    part: "12",
    offence: "Утечка: от 1 до 10 тысяч человек или от 10 до 100 тысяч идентификаторов",
    citizens: unconfirmed(100, 200),
    officials: unconfirmed(200, 400),
    entrepreneurs: unconfirmed(3000, 5000),
    companies: sum(3000, 5000),
  },
  {
    part: "13",
    offence: "Утечка: от 10 до 100 тысяч человек или от 100 тысяч до миллиона идентификаторов",
    citizens: unconfirmed(200, 300),
    officials: unconfirmed(300, 500),
    entrepreneurs: unconfirmed(5000, 10_000),
    companies: sum(5000, 10_000),
  },
  {
    part: "14",
    offence: "Утечка: больше 100 тысяч человек или миллиона идентификаторов",
    citizens: unconfirmed(300, 400),
    officials: unconfirmed(400, 600),
    entrepreneurs: unconfirmed(10_000, 15_000),
    companies: sum(10_000, 15_000),
  },
  {
    part: "15",
    offence: "Утечка по частям 12–14 повторно",
    citizens: unconfirmed(400, 600),
    officials: unconfirmed(800, 1200),
    entrepreneurs: revenue(20, false),
    companies: revenue(20, true),
  },
  {
    part: "16",
    offence: "Утечка особых данных: о здоровье, взглядах, национальности, интимной жизни",
    citizens: unconfirmed(300, 400),
    officials: unconfirmed(1000, 1300),
    entrepreneurs: unconfirmed(10_000, 15_000),
    companies: sum(10_000, 15_000),
  },
  {
    part: "17",
    offence: "Утечка биометрических данных",
    citizens: unconfirmed(400, 500),
    officials: unconfirmed(1300, 1500),
    entrepreneurs: unconfirmed(15_000, 20_000),
    companies: sum(15_000, 20_000),
  },
  {
    part: "18",
    offence: "Утечка по частям 16 и 17 повторно",
    citizens: unconfirmed(500, 800),
    officials: unconfirmed(1500, 2000),
    entrepreneurs: revenue(25, false),
    companies: revenue(25, true),
  },
];

/**
 * Returns a part of the article.
 * @throws RangeError for a part that the article does not have.
 */
export function getPenalty(part: string): Penalty {
  const penalty = penalties.find((candidate) => candidate.part === part);
  if (!penalty) throw new RangeError(`КоАП РФ, ст. 13.11 has no part ${part}`);
  return penalty;
}

/** «30–60 тыс. ₽», «1–3 млн ₽», «1–3 % выручки, не менее 20 и не более 500 млн ₽». */
export function describeAmount(amount: Amount): string {
  const { from, to } = amount;
  if (amount.kind === "revenue") {
    const [atLeast, atMost] = [amount.atLeast / million, amount.atMost / million];
    return `${from}–${to}\u00a0% выручки, не\u00a0менее ${atLeast} и\u00a0не\u00a0более ${atMost}\u00a0млн\u00a0₽`;
  }
  const [unit, word] = from >= million ? [million, "млн"] : [thousand, "тыс."];
  return `${formatNumber(from / unit)}–${formatNumber(to / unit)}\u00a0${word}\u00a0₽`;
}
