import type { FlowContext, PictureBox } from "@/lib/engine/writers/pdf/boxes";

/** A picture that stands below a block of the text. */
export type Picture = {
  /** The place of the block in `blocks`. */
  after: number;
  jpeg: Uint8Array;
  /** In its own pixels. */
  width: number;
  height: number;
  /** What it shows, for whoever cannot see it. */
  words: string;
};

/** Points of a pixel where there is room: a picture of a screen is as large as the screen was. */
const pixel = 0.75;
/** More of a page is for words. */
const maxHeight = 220;
const space = 6;

/** The picture as large as it was, or as the page lets it be. */
export function layoutPicture<Node>(
  { jpeg, width, height, words }: Picture,
  { add, parent, width: room }: FlowContext<Node>,
): PictureBox<Node> {
  const scale = Math.min(pixel, room / width, maxHeight / height);
  return {
    kind: "picture",
    jpeg,
    width: width * scale,
    height: height * scale,
    element: add("Figure", parent, words),
    space,
  };
}
