const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** The characters with outlines in `caption-glyphs.json`: ASCII, Russian letters, Russian typographic marks. */
export const captionCharacters = `${between(0x20, 0x7e)}${between(0x410, 0x44f)}Ёё«»–—…·×№₽`;

/** The default caption: the first thing to do with a phone. */
export const defaultCaption = "Наведите камеру";

/** A longer one would be too small to read next to a code of two centimetres. */
export const maxCaptionLength = 40;

/** One line with single spaces; a no-break space counts as a space here. */
export const normaliseCaption = (typed: string): string => typed.replace(/\s+/g, " ").trim();

/** Returns the problem of a frame's caption, or null. */
export function captionProblem(typed: string): string | null {
  const caption = normaliseCaption(typed);
  if (caption === "") return "Введите подпись или уберите рамку";
  const invalidCharacter = [...caption].find((character) => !captionCharacters.includes(character));
  if (invalidCharacter) {
    return `Знак «${invalidCharacter}» в\u00a0рамку не\u00a0поставить: подходят русские и\u00a0латинские буквы, цифры и\u00a0знаки препинания`;
  }
  const length = [...caption].length;
  return length > maxCaptionLength
    ? `Сократите подпись до\u00a0${maxCaptionLength}\u00a0знаков, сейчас ${length}`
    : null;
}
