/** Values such as «нет» that people type into fields that do not apply. */
const nothing = /^(?:нет|[-–—]+|отсутству[ею]т|никому|никаки[ех]|не передаём|не передаются)$/i;

/** Returns the words as they fit into our sentences; undefined when they say nothing. */
export function normaliseAnswerText(text: string): string | undefined {
  const bare = withoutEndMark(text);
  return bare === "" || nothing.test(bare) ? undefined : bare;
}

/** «Доставка.» → «Доставка»: the template adds its own punctuation. An abbreviation keeps its full stop. */
function withoutEndMark(text: string): string {
  const bare = text.replace(/[\s;,]+$/, "");
  return /(?:^|[\s.(])(?:др|пр|т\.\s?[дп]|гг?|inc|ltd|co|corp)\.$/i.test(bare)
    ? bare
    : bare.replace(/[\s.;,]+$/, "");
}
