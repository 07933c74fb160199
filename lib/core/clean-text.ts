/**
 * Characters that XML 1.0 forbids: one pasted form feed makes Word refuse the whole file, and no
 * writer filters them. They are removed at the edge, so that all formats agree.
 * Source: XML 1.0 § 2.2 «Characters».
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
const forbiddenInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Controls of old terminals, zero-width and direction marks that come along with a paste and are never seen. */
const invisible = /[\u0080-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Removes what no format can carry and what nobody sees; line ends become `\n`. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\u0085/g, "\n")
    .replace(forbiddenInXml, "")
    .replace(loneSurrogate, "")
    .replace(invisible, "");
}
