declare module "linebreak" {
  /** Unicode Line Breaking Algorithm (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may (or, `required`, must) end; null after the last one. */
    nextBreak(): { position: number; required?: boolean } | null;
  }
}
