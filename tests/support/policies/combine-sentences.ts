/** Sentences of a frame: each «~» stands for one of the words at its place. */
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

/** Ways to say one thing, and sentences that are near to it and say another. */
export type Paraphrases = { fires: readonly string[]; nearMisses: readonly string[] };
