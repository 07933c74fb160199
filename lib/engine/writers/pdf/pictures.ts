import type { FlowContext, PictureBox } from "@/lib/engine/writers/pdf/layout/boxes";

/** What a picture is made of: a photograph, or black outlines, which stay sharp in print. */
export type Drawn =
  | { jpeg: Uint8Array }
  /** The path of an SVG, filled by the even-odd rule; a unit of it takes so many pixels. */
  | { outline: string; unit: number };

/** A picture that stands below a block of the text. */
export type Picture = Drawn & {
  /** The place of the block in `blocks`. */
  after: number;
  /** In its own pixels. */
  width: number;
  height: number;
  /** What it shows, for anyone who cannot see it. */
  words: string;
};

/** Points of a pixel where there is room: a picture of a screen is as large as the screen was. */
const pixel = 0.75;
/** More of a page is for words. */
const maxHeight = 220;
const space = 6;

/** The picture as large as it was, or as the page lets it be. */
export function layoutPicture<Node>(
  { width, height, words, ...drawn }: Picture,
  { add, parent, width: room }: FlowContext<Node>,
): PictureBox<Node> {
  const scale = Math.min(pixel, room / width, maxHeight / height);
  return {
    kind: "picture",
    drawn:
      "jpeg" in drawn
        ? { jpeg: drawn.jpeg }
        : { outline: drawn.outline, scale: drawn.unit * scale },
    width: width * scale,
    height: height * scale,
    element: add("Figure", parent, words),
    space,
  };
}
