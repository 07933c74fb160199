/** What people type into a field that does not concern them. */
const nothing = /^(?:нет|[-–—]+|отсутству[ею]т|никому|никаки[ех]|не передаём|не передаются)$/i;

/** The words as a sentence of ours takes them in; undefined where they say nothing. */
export function normaliseAnswerText(text: string): string | undefined {
  const bare = withoutEndMark(text);
  return bare === "" || nothing.test(bare) ? undefined : bare;
}

/** «Доставка.» → «Доставка»: the template puts its own end mark. An abbreviation keeps its full stop. */
function withoutEndMark(text: string): string {
  const bare = text.replace(/[\s;,]+$/, "");
  return /(?:^|[\s.(])(?:др|пр|т\.\s?[дп]|гг?|inc|ltd|co|corp)\.$/i.test(bare)
    ? bare
    : bare.replace(/[\s.;,]+$/, "");
}
