/**
 * Characters that XML 1.0 forbids: a single pasted form feed makes Word refuse the whole file, and no writer filters
 * them. They are removed on input, so that all formats agree. Source: XML 1.0 § 2.2 «Characters».
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const forbiddenInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/**
 * Characters that join emoji into one («👨‍👩‍👧», «🏳️‍🌈») or select their coloured form («❤️»), with the emoji
 * around them: they are invisible too, but without them the emoji fall apart. Source: Unicode TR 51 § 1.4.9, ED-17.
 */
export const joinedEmoji = String.raw`(?:[#*0-9]\ufe0f\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic}|[\u{e0020}-\u{e007e}]+\u{e007f})+)`;

/**
 * Terminal control characters, zero-width characters and direction marks that come with pasted text and are invisible.
 */
const invisible = String.raw`[\u0080-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]`;
const emojiOrInvisible = new RegExp(`(${joinedEmoji})|${invisible}`, "gu");

/** Any character that the rules above look for; most texts have none. */
const suspicious =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ud800-\udfff\ufeff\ufffe\uffff]/;

const withLineEnds = (text: string) => text.replace(/\r\n?|\u0085/g, "\n");

/** Removes invisible characters and those that a format cannot hold; normalises line ends to `\n`. */
export function cleanText(text: string): string {
  if (!suspicious.test(text)) return text;
  return withLineEnds(text)
    .replace(forbiddenInXml, "")
    .replace(loneSurrogate, "")
    .replace(emojiOrInvisible, "$1");
}

/** True when `cleanText` would remove nothing. */
export const isCleanText = (text: string): boolean => cleanText(text) === withLineEnds(text);

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Prepares a text for SVG markup by removing what XML cannot hold: a typed GS would break the whole file. */
export const toXmlText = (text: string): string =>
  cleanText(text).replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
