/** More would make a browser stumble while they are typed. */
export const maxParticipants = 50_000;

const tidy = (line: string) => line.normalize("NFC").replace(/\s+/g, " ").trim();

/** One a line, without blank lines and spaces at the ends. */
export const readParticipants = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(tidy)
    .filter((line) => line !== "");

/** A name of a social network, when the line has one: «@anna хочу!» and «@Anna» are one person. */
const handle = /(?:^|[\s(])@([\p{L}\p{N}_.-]{2,})/u;

/** By what two lines are taken for one participant: the name after @, or the whole line in small letters. */
function keyOf(line: string): string {
  const name = handle.exec(line)?.[1];
  return (name ? `@${name.replace(/[.-]+$/, "")}` : line).toLowerCase();
}

/** Each participant at the first line. */
export function withoutDuplicates(participants: readonly string[]): string[] {
  const seen = new Set<string>();
  return participants.filter((line) => {
    const key = keyOf(line);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
