/** The words around a field of the document form. */
export type Question = {
  /** A short noun phrase or a human sentence. */
  label: string;
  /** Plain words under the label, with an example where one helps. */
  hint: string;
  /** «Зачем мы спрашиваем», one or two sentences. */
  why: string;
  /** The norm as people read it: «152-ФЗ, ст. 9 ч. 2». */
  norm: string;
  optional: boolean;
};

/** Keeps «ст. 9» and «ч. 2» on one line. */
export const cite = (text: string) => text.replace(/(ст\.|ч\.|п\.|№) /g, "$1\u00a0");
