/** Sentences from a frame: each «~» stands for one of the words for its position. */
export function combineSentences(
  frame: string,
  ...places: readonly (readonly string[])[]
): string[] {
  const [before = "", ...after] = frame.split("~");
  return after.reduce<string[]>(
    (sentences, tail, at) =>
      sentences.flatMap((sentence) => (places[at] ?? []).map((word) => sentence + word + tail)),
    [before],
  );
}

/** Ways to say one thing, and similar sentences that say another. */
export type Paraphrases = { fires: readonly string[]; nearMisses: readonly string[] };
