/** What a type of document says of itself, in `content/documents/<type>/type.ts` and `next-steps.ts`. */

export type TypeDefinition = {
  name: string;
  /** What it does for the owner, one sentence. */
  description: string;
  /** When it is needed, half a sentence. */
  neededWhen: string;
  /** A name of lucide's set; the component belongs to `components/documents/type-mark.tsx`. */
  icon: string;
  isPremium: boolean;
  /** The words after «Продолжить» for a guest. */
  accusative: string;
  /** Where the footer has no room for the name. */
  footerLabel?: string;
  /** How its file name begins: short, because some systems cut long names. */
  filePrefix: string;
  /** Where it usually lies on a site. */
  defaultPath: `/${string}`;
  /** The owner of the example document: as a caption says it, and the name in `content/examples/owners.ts`. */
  example: { about: string; owner: string };
};

export type NextStep = {
  text: string;
  /** The norm as people read it. */
  norm?: string;
};

export const publish: NextStep = {
  text: "Опубликуйте текст на отдельной странице сайта, открытой без входа и регистрации.",
};

export const footerLink: NextStep = {
  text: "Поставьте ссылку на неё в подвал каждой страницы.",
};
