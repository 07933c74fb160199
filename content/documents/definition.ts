/** The definition of a document type, in `content/documents/<type>/type.ts` and `next-steps.ts`. */

export type TypeDefinition = {
  name: string;
  /** What it does for the owner, in one sentence. */
  description: string;
  /** When it is needed, as half a sentence. */
  neededWhen: string;
  /** The name of a lucide icon; its component is in `components/features/documents/type-icon.tsx`. */
  icon: string;
  isPremium: boolean;
  /** The text after «Продолжить» for a guest. */
  accusative: string;
  /** A shorter name for the footer. */
  footerLabel?: string;
  /** The beginning of its file name: short, because some systems cut long names. */
  filePrefix: string;
  /** Where it is usually published on a site. */
  defaultPath: `/${string}`;
  /** The owner of the example document: its caption, and its export in `content/examples/owners.ts`. */
  example: { about: string; owner: string };
};

export type NextStep = {
  text: string;
  /** The norm as shown to users. */
  norm?: string;
};

export const publish: NextStep = {
  text: "Опубликуйте текст на отдельной странице сайта, открытой без входа и регистрации.",
};

export const footerLink: NextStep = {
  text: "Поставьте ссылку на неё в подвал каждой страницы.",
};
