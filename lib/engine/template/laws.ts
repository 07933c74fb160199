/** The acts that documents cite: what `content/laws.yaml` holds. Plain JSON once parsed. */
import type { IsoDate } from "@/lib/core/moscow-time";

export const lawStatuses = ["checked", "secondary", "unverified"] as const;
export type LawStatus = (typeof lawStatuses)[number];

export type Law = {
  /** «Федеральный закон от 27.07.2006 № 152-ФЗ «О персональных данных»» */
  title: string;
  /** What stands after «ч. 1 ст. 9», genitive: «Закона о персональных данных». */
  reference: string;
  /** The edition that the texts follow: «в редакции от 24.06.2025». */
  edition: string;
  /** When somebody last compared our texts with it. */
  checked: IsoDate;
  /** Compared with the act itself, with a secondary source, or not at all. */
  status: LawStatus;
  url?: string;
};

/** By the short name that templates use: «152-ФЗ», «ГК РФ», «ПП № 1119». */
export type Laws = Record<string, Law>;
