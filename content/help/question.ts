import type { NavLink } from "@/content/navigation";

/** A question of the help centre. */
export type FaqQuestion = {
  /** The question's anchor on the page: Latin letters and hyphens, never changed once published. */
  id: string;
  question: string;
  /** Paragraphs of plain text, 60 to 200 words together. The first sentence is the answer itself. */
  answer: string[];
  /** The norms it rests on: «152-ФЗ, ст. 9 ч. 1». */
  norms?: string;
  links?: NavLink[];
};
