/** One row of the report. */
export type Row = {
  name: string;
  ours: string;
  /** The value it is compared with, measured in the same run; empty if the target is absolute. */
  peer: string;
  ratio: string;
  /** Empty when the figure is only reported. */
  target: string;
  isReached: boolean | null;
  /** In the JSON file only: query plans, single pages. */
  details?: unknown;
};

const number = (value: number, digits: number) =>
  value.toLocaleString("ru-RU", { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const formatRatio = (ratio: number): string => `× ${number(ratio, 2)}`;
export const formatMilliseconds = (time: number): string => `${number(time, time < 10 ? 2 : 1)} мс`;
export const formatKilobytes = (bytes: number): string => `${number(bytes / 1000, 1)} кБ`;
/** A target in human-readable form. */
export const atLeast = (target: number): string => `≥ ${target.toLocaleString("ru-RU")}`;
export const atMost = (target: number): string => `≤ ${target.toLocaleString("ru-RU")}`;
