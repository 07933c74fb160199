import type { NavLink } from "@/content/navigation";

/** A question of the help centre, as owners ask it. */
export type FaqQuestion = {
  /** Its anchor on the page; Latin letters and dashes, never changed once published. */
  id: string;
  question: string;
  /** Paragraphs of plain text, 60 to 200 words together. The first sentence is the answer. */
  answer: string[];
  /** The norms it leans on, as people read them: «152-ФЗ, ст. 9 ч. 1». */
  norms?: string;
  links?: NavLink[];
};
