/** More would make a browser slow while they are typed. */
export const maxParticipants = 50_000;

const tidy = (line: string) => line.normalize("NFC").replace(/\s+/g, " ").trim();

/** One per line, without blank lines, trimmed. */
export const readParticipants = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map(tidy)
    .filter((line) => line !== "");

/** A social network handle, if the line has one: «@anna хочу!» and «@Anna» are one person. */
const handle = /(?:^|[\s(])@([\p{L}\p{N}_.-]{2,})/u;

/** The key by which two lines are the same participant: the handle, or the whole line in lower case. */
function keyOf(line: string): string {
  const name = handle.exec(line)?.[1];
  return (name ? `@${name.replace(/[.-]+$/, "")}` : line).toLowerCase();
}

/** Keeps the first line of each participant. */
export function withoutDuplicates(participants: readonly string[]): string[] {
  const seen = new Set<string>();
  return participants.filter((line) => {
    const key = keyOf(line);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
